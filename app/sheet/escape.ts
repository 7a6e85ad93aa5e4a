/** Control characters, and those that turn the direction of writing: a name must not disguise what follows it. */
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

function oneLine(text: string): string {
  return text.replace(HIDDEN, ' ').trim();
}

/** A text that is not read as HTML. */
export function inHtml(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A text that is not read as Markdown or as HTML in it, in one line: it may stand in a table. */
export function inMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>|~&$]/g, '\\$&')
    .replace(/^([-+#=:]|\d+(?=[.)]))/, (start) => (/^\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
