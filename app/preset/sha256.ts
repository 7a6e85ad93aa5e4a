/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const out = new Int32Array(count);
  for (let candidate = 2, at = 0; at < count; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor <= candidate) continue;
    const value = root(candidate);
    out[at] = ((value - Math.floor(value)) * 2 ** 32) | 0;
    at += 1;
  }
  return out;
}

const ROUND = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits (FIPS 180-4). */
export function sha256(text: string): string {
  const blocks = padded(utf8(text));
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = blocks.getInt32(at + i * 4);
    digestBlock(state, words);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function digestBlock(state: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const near = words[i - 2] ?? 0;
    const far = words[i - 15] ?? 0;
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
}

/** The bytes with a bit 1, zeros, and their length in bits, to a whole number of blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const letter of text.toWellFormed()) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(out);
}
