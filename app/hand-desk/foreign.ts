import { t } from '../language/say';
import { failed, ok, type Result } from '../result';
import { SEATS, seatAfter, type Seat } from '../seats';

/**
 * What Unicode's block of mahjong tiles holds from U+1F000 on. It has the dragons red, green, white, the suits characters,
 * bamboo, dots, and the bamboo flower before the chrysanthemum.
 */
const BLOCK: readonly string[] = [
  ...['1z', '2z', '3z', '4z', '7z', '6z', '5z'],
  ...suit('m'),
  ...suit('s'),
  ...suit('p'),
  ...['1f', '2f', '4f', '3f', '5f', '6f', '7f', '8f', '1j'],
];
const BACK = '\u{1F02B}';

/** Signs of tiles in Chinese and Japanese. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 東: '1z', 东: '1z', 南: '2z', 西: '3z', 北: '4z', 白: '5z', 發: '6z', 発: '6z', 发: '6z', 中: '7z' },
  ...{ 一: '1', 二: '2', 三: '3', 四: '4', 五: '5', 伍: '5', 六: '6', 七: '7', 八: '8', 九: '9' },
  ...{ 萬: 'm', 万: 'm', 筒: 'p', 餅: 'p', 饼: 'p', 索: 's', 條: 's', 条: 's' },
};

function suit(letter: string): string[] {
  return Array.from({ length: 9 }, (_, at) => `${String(at + 1)}${letter}`);
}

/**
 * A hand as other tools write it, in the notation of this program: Unicode's mahjong tiles (a kong between two backs is a
 * concealed one), Chinese and Japanese signs, full-width characters, the address of a hand calculator
 * (`...?q=123m456p`), capital suit letters, and letters before their numbers (`m123p055,z111-`, where `-`, `=` and `+`
 * say that the left, the opposite and the right neighbour gave the tile before).
 * @param seat whose hand it is: neighbours are counted from there
 */
export function ownNotation(text: string, seat: Seat): Result<string> {
  const plain = fromAddress(text.normalize('NFKC').replace(/[\uFE0E\uFE0F]/g, '')).trim();
  const drawn = fromPictures(plain);
  if (!drawn.ok) return drawn;
  const signs = drawn.value.replace(/./gu, (sign) => SIGNS[sign] ?? sign);
  const lower = signs.replace(/([0-9'])([MPSZFJ])(?![A-Za-z])/g, (_, digit: string, letter: string) => {
    return digit + letter.toLowerCase();
  });
  return ok(lettersFirst(lower, seat) ?? lower);
}

function fromAddress(text: string): string {
  return /^https?:\/\/\S*[?&][pq][0-9]*=([^&\s]+)/.exec(text.trim())?.[1] ?? text;
}

function fromPictures(text: string): Result<string> {
  const tiles = text.replace(/[\u{1F000}-\u{1F02A}]/gu, (sign) => BLOCK[(sign.codePointAt(0) ?? 0) - 0x1f000] ?? sign);
  const kongs = tiles.replace(
    new RegExp(`${BACK}\\s*([0-9][mpsz])\\s*\\1\\s*${BACK}`, 'gu'),
    (_, tile: string) => ` (${tile.repeat(4)}) `,
  );
  if (!kongs.includes(BACK)) return ok(kongs);
  return failed({
    code: 'tile-from-behind',
    severity: 'problem',
    pointer: '',
    message: t('handDesk.aTileSeenFromBehindTells'),
    found: BACK,
    expected: t('handDesk.aTileWithItsFaceOnly'),
  });
}

const GROUP = /^[mpsz][0-9+=-]+$/;
const RELATIONS = '+=-';

/** Letters before their numbers, with sets behind commas; undefined for any other text. */
function lettersFirst(text: string, seat: Seat): string | undefined {
  if (!/^[mpsz][0-9]/.test(text)) return undefined;
  // A star stands behind the tile on which the player declared ready.
  const [hand = '', ...sets] = text.replace(/[\s*]+/g, '').split(',');
  const groups = hand.match(/[mpsz][0-9]+/g) ?? [];
  if (groups.join('') !== hand || sets.some((set) => set !== '' && !GROUP.test(set))) return undefined;
  const concealed = groups.map((group) => group.slice(1) + group.charAt(0)).join('');
  const melds = sets.filter((set) => set !== '').map((set) => setOf(set, seat));
  return [concealed, ...melds, ...(text.includes('*') ? ['ready'] : [])].join(' ');
}

function setOf(set: string, seat: Seat): string {
  const letter = set.charAt(0);
  const digits = set.replace(/[^0-9]/g, '');
  const mark = /[+=-]/.exec(set);
  if (!mark) return digits.length === 4 ? `(${digits}${letter})` : `[${digits}${letter}]`;
  const from = seatAfter(seat, RELATIONS.indexOf(mark[0]) + 1);
  // A mark before the last of four: that one was added to a pung later on.
  const added = digits.length === 4 && mark.index === set.length - 2 ? '+' : '';
  const called = `${set.charAt(mark.index - 1)}${letter}`;
  return `[${digits}${letter}${added}<${SEATS.find((one) => one === from) ?? 'E'}${called}]`;
}
