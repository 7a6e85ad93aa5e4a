/** What stands between the address of the browser edition and the packed preset. */
export const LINK_MARK = '#preset=';

/** A link is one line and no longer than this. */
const LONGEST = 200_000;

const LINK = /^https?:\/\/[^\s#]{1,2000}#preset=([\w-]+)$/;

/** The link that holds a whole preset: its JSON, deflated (RFC 1951) and in base 64 for addresses (RFC 4648, 5). */
export function linkTo(page: string, packed: string): string {
  return `${page.replace(/#.*$/s, '')}${LINK_MARK}${packed}`;
}

/** The packed preset in a link; `undefined` where a text is no such link. Nothing is unpacked yet. */
export function packedIn(text: string): string | undefined {
  const line = text.trim();
  return line.length > LONGEST ? undefined : LINK.exec(line)?.[1];
}
