/** The style of the HTML sheet: quiet, readable on a phone, light and dark by the reader's choice, and good on paper. It serves as well in a tree of its own within a page. */
export const STYLE = `:root, :host { color-scheme: light dark; --ink: #1d2321; --soft: #5b6662; --line: #d9dedb; --paper: #fdfdfb; --band: #f3f5f2; --accent: #1f6b4f; }
@media (prefers-color-scheme: dark) {
  :root, :host { --ink: #e6eae7; --soft: #a3aea9; --line: #3a433f; --paper: #171b19; --band: #1f2522; --accent: #7fcbaa; }
}
* { box-sizing: border-box; }
body, :host { margin: 0 auto; max-width: 54rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.35rem; margin: 2.75rem 0 .5rem; padding-bottom: .3rem; border-bottom: 2px solid var(--accent); }
h3 { font-size: 1.02rem; margin: 1.5rem 0 .4rem; color: var(--soft); }
p { margin: .6rem 0; max-width: 42rem; }
.subtitle { color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: 1.25rem 0 0; padding: 0; }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; margin: .4rem 0 1rem; font-variant-numeric: tabular-nums; }
th, td { padding: .38rem .75rem .38rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--soft); font-size: .84rem; background: var(--band); white-space: nowrap; }
tbody th { width: 30%; }
table.pairs thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
table.pairs tbody tr:first-child > * { border-top: 1px solid var(--line); }
table.pairs tbody th { width: 46%; color: var(--soft); }
.short { white-space: nowrap; }
.wide { overflow-x: auto; }
footer { margin-top: 3rem; color: var(--soft); font-size: .84rem; }
@media (max-width: 36rem) { body, :host { padding: 1rem .9rem 3rem; font-size: 15px; } h1 { font-size: 1.6rem; } }
@media print {
  :root, :host { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --band: #fff; --accent: #000; }
  body, :host { max-width: none; padding: 0; font-size: 10pt; }
  nav { display: none; }
  h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;

/** What the card for the table has beside that: on paper it is one page. */
export const CARD_STYLE = `@media print {
  @page { margin: 9mm; }
  body { font-size: 7.6pt; line-height: 1.2; }
  h1 { font-size: 14pt; margin: 0; }
  h2 { font-size: 10pt; margin: .5rem 0 .15rem; padding-bottom: .1rem; }
  p { margin: .15rem 0; max-width: none; }
  table { margin: .15rem 0; }
  th, td { padding: .05rem .35rem; }
  table.pairs tbody th { width: 26%; }
  footer { margin-top: .2rem; font-size: 7pt; }
}
`;
