import { packedIn } from '../../../app/exchange/link';

/** The link in the address of the page, which is taken out of it: loading the page anew must not ask again. */
export function takeLink(): string | undefined {
  const { href, pathname, search } = location;
  if (packedIn(href) === undefined) return undefined;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return href;
}
