import { PAGE } from './pages';
import { named } from './runs';

/** What stands before the objects of the pages. */
const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  // Readers have a font for the signs of Adobe-GB1, which are those of Chinese, Japanese, Greek and Cyrillic texts.
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];
const FIRST_PAGE = 9;

/** A PDF file (ISO 32000-1) of pages that are given as operators. It holds nothing but text and lines: no actions, no links. */
export function pdfFile(title: string, pages: readonly string[]): string {
  const place = (at: number): number => FIRST_PAGE + 2 * at;
  const kids = pages.map((_, at) => `${String(place(at))} 0 R`).join(' ');
  const box = `[0 0 ${String(PAGE.width)} ${String(PAGE.height)}]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} /MediaBox ${box} /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
    ...FONTS,
    `<< /Title <${named(title)}> /Producer (Prevailing Wind) >>`,
    ...pages.flatMap((operators, at) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${String(place(at) + 1)} 0 R >>`,
      `<< /Length ${String(operators.length)} >>\nstream\n${operators}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.5\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 8 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`;
}
