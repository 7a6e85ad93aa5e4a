import { inMarkdown } from './escape';
import type { Block, Sheet } from './model';

/** A rule sheet as Markdown (GitHub's, for its tables). */
export function sheetMarkdown(sheet: Sheet): string {
  const parts = [
    `# ${inMarkdown(sheet.title)}`,
    ...(sheet.subtitle === '' ? [] : [inMarkdown(sheet.subtitle)]),
    ...sheet.intro.map(blockMarkdown),
    ...sheet.sections.flatMap(({ level, title, blocks }) => [
      `${'#'.repeat(level)} ${inMarkdown(title)}`,
      ...blocks.map(blockMarkdown),
    ]),
    `*${inMarkdown(sheet.footer)}*`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One block as Markdown, without a blank line around it. */
export function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'text':
      return inMarkdown(block.text);
    case 'list':
      return block.items.map((item) => `- ${inMarkdown(item)}`).join('\n');
    case 'table':
      return [
        rowMarkdown(block.head),
        `|${block.head.map(() => ' --- |').join('')}`,
        ...block.rows.map(rowMarkdown),
      ].join('\n');
  }
}

function rowMarkdown(cells: readonly string[]): string {
  return `| ${cells.map(inMarkdown).join(' | ')} |`;
}
