/** How a piece of text is drawn: in a Latin font, in one for Chinese and Japanese, in a Korean one, or as tiles. */
export interface Run {
  readonly kind: 'latin' | 'wide' | 'korean' | 'tile';
  readonly text: string;
}

/** Of the code page 1252, what is not where Unicode has it. */
const MOVED: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  // A minus sign is drawn as a dash.
  '−': 0x96,
};

/** The Unicode block of mahjong tiles. */
const TILES = { first: 0x1f000, last: 0x1f02a };

/** Korean syllables, and the letters that they are made of where one stands alone. */
const HANGUL = /[\u3131-\u318E\uAC00-\uD7A3]/;

/** Signs that say how the one before is drawn, and control signs: nothing is drawn for them. */
const UNSEEN = /[\uFE00-\uFE0F\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** How wide a tile is, with the gap beside it, in the size of the text around it. */
export const TILE = 1.4;

/** Letters that no font has and that are no letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ς: 'σ' },
  ...{ і: 'i', І: 'I', ї: 'ï', Ї: 'Ï', є: 'e', Є: 'E', ґ: 'г', Ґ: 'Г', ј: 'j', Ј: 'J', ѕ: 's', Ѕ: 'S' },
};

/** Latin, Greek and Cyrillic letters beyond those of the code page 1252. */
const LETTERS = /[\u0100-\u024F\u0370-\u03FF\u0400-\u04FF\u1F00-\u1FFF]/g;

/** Those Greek and Cyrillic ones that the collection Adobe-GB1 has (GB 2312, rows 6 and 7). */
const COLLECTED = /[Α-ΡΣ-Ωα-ρσ-ωА-яЁё]/;

/** The text that is drawn, in one line; a letter whose mark no font has stands without it. */
export function drawn(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  return line.replace(LETTERS, (sign) => {
    if (byteOf(sign) !== undefined || COLLECTED.test(sign)) return sign;
    return PLAIN[sign] ?? sign.normalize('NFD').charAt(0);
  });
}

/** The byte of a character in the code page 1252; `undefined` where it has none. */
function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return Object.hasOwn(MOVED, sign) ? MOVED[sign] : undefined;
}

function kindOf(sign: string): Run['kind'] {
  if (byteOf(sign) !== undefined) return 'latin';
  const code = sign.codePointAt(0) ?? 0;
  if (code >= TILES.first && code <= TILES.last) return 'tile';
  return HANGUL.test(sign) ? 'korean' : 'wide';
}

/** A text as pieces that are drawn alike. */
export function runsOf(text: string): Run[] {
  const runs: { kind: Run['kind']; text: string }[] = [];
  for (const sign of text) {
    const kind = kindOf(sign);
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += sign;
    else runs.push({ kind, text: sign });
  }
  return runs;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** A piece as the string of its font, in hexadecimal digits: bytes of the code page 1252, or units of UCS-2. */
export function encoded({ kind, text }: Run): string {
  if (kind === 'latin') return [...text].map((sign) => hex(byteOf(sign) ?? 0x3f, 2)).join('');
  // Beyond the basic plane the font has no signs that a rule sheet needs.
  return [...text].map((sign) => hex(sign.length > 1 ? 0x3f : sign.charCodeAt(0), 4)).join('');
}

/** Any text for the names of a document: UTF-16 with its byte order mark. */
export function named(text: string): string {
  return `feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')}`;
}

// The widths of Helvetica from the space to the tilde, in thousandths of its size (Adobe Font Metrics of the standard fonts).
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const WIDER: Readonly<Record<string, number>> = { '—': 1000, '…': 1000, '™': 1000, Æ: 1000, æ: 889, ß: 611, '·': 278 };

/** The bold font is wider by no more than this. */
const BOLD = 1.12;

function thousandths(sign: string): number {
  const plain = sign.normalize('NFD').charCodeAt(0);
  return WIDER[sign] ?? WIDTHS[plain - 0x20] ?? 600;
}

/** How wide a text is, in the unit of its size; in bold at most so wide. */
export function widthOf(text: string, size: number, bold = false): number {
  let sum = 0;
  for (const sign of text) {
    const kind = kindOf(sign);
    if (kind === 'latin') sum += thousandths(sign) * (bold ? BOLD : 1);
    else sum += kind === 'tile' ? TILE * 1000 : 1000;
  }
  return (sum * size) / 1000;
}

const HONORS = ['E', 'S', 'W', 'N', 'Rd', 'Gr', 'Wh'];
/** As the block has them: plum, orchid, bamboo, chrysanthemum. */
const FLOWERS = [1, 2, 4, 3, 5, 6, 7, 8];

/** What stands on a drawn tile. */
export function tileLabel(tile: string): string {
  const at = (tile.codePointAt(0) ?? TILES.first) - TILES.first;
  const honor = HONORS[at];
  if (honor !== undefined) return honor;
  if (at < 0x22) return `${String(((at - 7) % 9) + 1)}${'msp'.charAt(Math.floor((at - 7) / 9))}`;
  const flower = FLOWERS[at - 0x22];
  return flower === undefined ? 'J' : `${String(flower)}f`;
}
