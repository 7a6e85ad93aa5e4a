import { spokenLanguage } from '../language/pack';
import { t } from '../language/say';
import { inHtml } from './escape';
import type { Block, Section, Sheet } from './model';
import { STYLE } from './style';

/**
 * A rule sheet as one HTML file that needs nothing else: it may be mailed, printed, and opened anywhere.
 * @param style of ours, after that of every sheet
 */
export function sheetHtml(sheet: Sheet, style = ''): string {
  const sections = sheet.sections.map((section, at) => sectionHtml(section, at)).join('\n');
  const contents = sheet.sections
    .flatMap(({ level, title }, at) => (level === 2 ? [`<li><a href="#s${String(at)}">${inHtml(title)}</a></li>`] : []))
    .join('');
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${inHtml(sheet.title)}</title>
<style>
${STYLE}${style}</style>
</head>
<body>
<header>
<h1><bdi>${inHtml(sheet.title)}</bdi></h1>
${sheet.subtitle === '' ? '' : `<p class="subtitle">${inHtml(sheet.subtitle)}</p>\n`}${sheet.intro.map(blockHtml).join('\n')}
</header>
<nav aria-label="${inHtml(t('sheet.contents'))}"><ul>${contents}</ul></nav>
<main>
${sections}
</main>
<footer><p>${inHtml(sheet.footer)}</p></footer>
</body>
</html>
`;
}

function sectionHtml({ level, title, blocks }: Section, at: number): string {
  const heading = `<h${String(level)} id="s${String(at)}">${inHtml(title)}</h${String(level)}>`;
  return [heading, ...blocks.map(blockHtml)].join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${inHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inHtml(item)}</li>`).join('')}</ul>`;
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${inHtml(cell)}</th>`).join('');
      const open = block.head.length === 2 ? '<table class="pairs">' : '<table>';
      return `<div class="wide">${open}\n<thead><tr>${head}</tr></thead>\n<tbody>\n${block.rows.map(rowHtml).join('\n')}\n</tbody>\n</table></div>`;
    }
  }
}

function rowHtml(cells: readonly string[]): string {
  const [first = '', ...rest] = cells;
  return `<tr><th scope="row">${inHtml(first)}</th>${rest.map((cell) => `<td${cell.length < 16 ? ' class="short"' : ''}>${inHtml(cell)}</td>`).join('')}</tr>`;
}
