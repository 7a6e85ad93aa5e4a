import { drawn, encoded, runsOf, TILE, tileLabel, widthOf, type Run } from './runs';

/** A4, in points. */
export const PAGE = { width: 595, height: 842, margin: 50 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  /** 0 black to 1 white. */
  readonly gray?: number;
}

/** Lines of a text that are no wider than some points. */
export function linesOf(given: string, width: number, { size, bold }: Style): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string): boolean => widthOf(text, size, bold) <= width;
  for (const word of words(drawn(given))) {
    if (fits(line + word)) line += word;
    else if (fits(word)) {
      lines.push(line.trimEnd());
      line = word === ' ' ? '' : word;
    } else {
      // A word that is wider than the line is broken where it has to be.
      for (const sign of word) {
        if (!fits(line + sign) && line !== '') {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
  }
  return [...lines, line.trimEnd()].filter((one, at, all) => one !== '' || all.length === 1);
}

/** Words and the blanks between them; Chinese signs and tiles may stand on a line of their own. */
function words(text: string): string[] {
  return (
    text.match(
      /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]|[\u{1F000}-\u{1F02A}]| |[^ \u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF\u{1F000}-\u{1F02A}]+/gu,
    ) ?? []
  );
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The name that the file gives a font. */
function fontOf(kind: Exclude<Run['kind'], 'tile'>, bold: boolean): string {
  switch (kind) {
    case 'latin':
      return bold ? 'F2' : 'F1';
    case 'wide':
      return 'F3';
    case 'korean':
      return 'F4';
  }
}

/** Pages that are filled from the top; each is a list of drawing operators. */
export class Pages {
  readonly done: string[][] = [];
  /** The place of the next line, from the bottom. */
  y = 0;

  constructor() {
    this.turn();
  }

  turn(): void {
    this.done.push([]);
    this.y = PAGE.height - PAGE.margin;
  }

  /** Whether so many points are left on the page. */
  has(height: number): boolean {
    return this.y - height >= PAGE.margin;
  }

  rule(x: number, width: number): void {
    this.draw(`0.8 G 0.5 w ${n(x)} ${n(this.y)} m ${n(x + width)} ${n(this.y)} l S`);
  }

  /** Writes one line with its foot at a height. */
  write(text: string, x: number, y: number, { size, bold = false, gray = 0 }: Style): void {
    let at = x;
    for (const run of runsOf(text)) {
      if (run.kind === 'tile') {
        for (const tile of run.text) {
          this.tile(tile, at, y, size);
          at += size * TILE;
        }
        continue;
      }
      this.draw(`BT ${n(gray)} g /${fontOf(run.kind, bold)} ${n(size)} Tf ${n(at)} ${n(y)} Td <${encoded(run)}> Tj ET`);
      at += widthOf(run.text, size, bold);
    }
  }

  private tile(tile: string, x: number, y: number, size: number): void {
    const label = tileLabel(tile);
    const [width, small] = [size * (TILE - 0.1), size * 0.75];
    const left = x + (width - widthOf(label, small)) / 2;
    this.draw(`0.4 G 0.5 w ${n(x)} ${n(y - size * 0.25)} ${n(width)} ${n(size * 1.15)} re S`);
    this.write(label, left, y + size * 0.06, { size: small });
  }

  private draw(operators: string): void {
    this.done.at(-1)?.push(operators);
  }
}
