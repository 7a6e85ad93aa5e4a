import type { Block, Sheet } from '../model';
import { pdfFile } from './file';
import { linesOf, PAGE, Pages, WIDTH, type Style } from './pages';
import { drawn, widthOf } from './runs';

const TITLE: Style = { size: 19, bold: true };
const HEADING: { readonly [K in 2 | 3]: Style } = { 2: { size: 13.5, bold: true }, 3: { size: 10.5, bold: true } };
const TEXT: Style = { size: 9.5 };
const HEAD: Style = { size: 8.5, bold: true, gray: 0.35 };
const SMALL: Style = { size: 8, gray: 0.35 };
const LEADING = 1.35;
const GAP = 8;

/**
 * A rule sheet as a PDF 1.5 file in plain ASCII: A4, text that can be searched and copied, tiles drawn. Texts are drawn and
 * never read as markup. Chinese and Japanese signs are in a font that the reader has; nothing is embedded.
 */
export function sheetPdf(sheet: Sheet): string {
  const pages = new Pages();
  paragraph(pages, sheet.title, TITLE);
  if (sheet.subtitle !== '') paragraph(pages, sheet.subtitle, SMALL);
  for (const block of sheet.intro) blockOn(pages, block);
  for (const { level, title, blocks } of sheet.sections) {
    pages.y -= level === 2 ? 14 : 6;
    // A heading does not stay alone at the foot of a page.
    if (!pages.has(70)) pages.turn();
    paragraph(pages, title, HEADING[level]);
    for (const block of blocks) blockOn(pages, block);
  }
  pages.y -= 10;
  paragraph(pages, sheet.footer, SMALL);
  return pdfFile(drawn(sheet.title), numbered(pages, drawn(sheet.title)));
}

/** Every page says at its foot what it is of, and which it is. */
function numbered(pages: Pages, title: string): string[] {
  const [name = ''] = linesOf(title, WIDTH - 80, SMALL);
  return pages.done.map((page, at) => {
    const foot = new Pages();
    const count = `${String(at + 1)} / ${String(pages.done.length)}`;
    foot.write(name, PAGE.margin, 28, SMALL);
    foot.write(count, PAGE.width - PAGE.margin - widthOf(count, SMALL.size), 28, SMALL);
    return [...page, ...(foot.done[0] ?? [])].join('\n');
  });
}

function blockOn(pages: Pages, block: Block): void {
  switch (block.kind) {
    case 'text':
      paragraph(pages, block.text, TEXT);
      return;
    case 'list':
      for (const item of block.items) paragraph(pages, `• ${item}`, TEXT);
      return;
    case 'table':
      tableOn(pages, block.head, block.rows);
  }
}

function paragraph(pages: Pages, words: string, style: Style): void {
  for (const line of linesOf(words, WIDTH, style)) {
    const height = style.size * LEADING;
    if (!pages.has(height)) pages.turn();
    pages.y -= height;
    pages.write(line, PAGE.margin, pages.y, style);
  }
  pages.y -= 3;
}

function tableOn(pages: Pages, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columnsOf([head, ...rows]);
  const headed = (): void => row(pages, head, widths, HEAD, () => undefined);
  if (!pages.has(50)) pages.turn();
  headed();
  for (const cells of rows) row(pages, cells, widths, TEXT, headed);
  pages.y -= 6;
}

/** One row, line by line, so that it may go on overleaf; `again` writes the head of the table there. */
function row(pages: Pages, cells: readonly string[], widths: readonly number[], style: Style, again: () => void): void {
  const columns = cells.map((cell, at) => linesOf(cell, (widths[at] ?? 0) - GAP, style));
  const height = style.size * LEADING;
  const most = Math.max(...columns.map((lines) => lines.length));
  for (let line = 0; line < most; line += 1) {
    // A row of two lines is not torn.
    if (!pages.has(line === 0 ? height * Math.min(2, most) : height)) {
      pages.turn();
      again();
    }
    pages.y -= height;
    let x: number = PAGE.margin;
    for (const [at, lines] of columns.entries()) {
      pages.write(lines[line] ?? '', x, pages.y, style);
      x += widths[at] ?? 0;
    }
  }
  pages.y -= 3;
  pages.rule(PAGE.margin, WIDTH);
}

/** The widths of columns: as wide as their texts, and where that is too much, in proportion to it. */
function columnsOf(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(...rows.map((cells) => cells.length));
  // Tables of pairs stand below each other; their columns do, too.
  if (count === 2) return [WIDTH * 0.42, WIDTH * 0.58];
  const wanted = Array.from({ length: count }, (_, at) => {
    const natural = Math.max(...rows.map((cells) => widthOf(drawn(cells[at] ?? ''), TEXT.size, false)));
    return Math.min(WIDTH * 0.6, Math.max(34, natural * 1.1) + GAP);
  });
  const sum = wanted.reduce((total, one) => total + one, 0);
  return wanted.map((one) => (one * WIDTH) / sum);
}
