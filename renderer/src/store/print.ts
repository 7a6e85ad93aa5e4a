import { ruleSheet } from '../../../app/sheet/rule-sheet';
import type { Preset } from '../../../schemas/generated/preset';
import '../style/print.css';

/** Prints the rule sheet of a preset instead of the window. */
export function printSheet(preset: Preset): void {
  printPage(ruleSheet(preset, 'html'), preset.name);
}

/**
 * Prints a page of its own instead of the window. It stands in a tree of its own with its own style, so that it looks on
 * paper as the exported file does; the window is hidden while it is printed.
 * @param name what the system offers as the name of a PDF file
 */
export function printPage(html: string, name: string): void {
  const [, styled = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const [, body = html] = /<body>([^]*)<\/body>/.exec(html) ?? [];
  const style = new CSSStyleSheet();
  style.replaceSync(styled);
  // Its head stays out: this window's policy would refuse the style in it, and say so.
  const sheet = new DOMParser().parseFromString(body, 'text/html');
  const place = document.createElement('div');
  place.className = 'printed';
  const tree = place.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [style];
  tree.append(...sheet.body.childNodes);
  document.querySelector('.printed')?.remove();
  document.body.append(place);
  const { title } = document;
  document.title = name;
  addEventListener(
    'afterprint',
    () => {
      place.remove();
      document.title = title;
    },
    { once: true },
  );
  print();
}
