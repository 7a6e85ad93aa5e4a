import { spokenLanguage } from '../../language/pack';
import { PAGE } from './pages';
import { named } from './runs';

/** What stands before the objects of the pages. */
const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  // Readers have a font for each of these collections: Chinese, Japanese, Greek and Cyrillic signs; Korean ones.
  ...collected({ name: 'STSong-Light', encoding: 'UniGB-UCS2-H', ordering: 'GB1', supplement: 4, first: 6 }),
  ...collected({ name: 'HYSMyeongJo-Medium', encoding: 'UniKS-UCS2-H', ordering: 'Korea1', supplement: 1, first: 9 }),
];
const FIRST_PAGE = 12;

interface Collection {
  readonly name: string;
  readonly encoding: string;
  readonly ordering: string;
  readonly supplement: number;
  /** The number of the second of its three objects. */
  readonly first: number;
}

/** The objects of a font of a character collection that readers bring or find one for. */
function collected({ name, encoding, ordering, supplement, first }: Collection): readonly string[] {
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [${String(first)} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /DW 1000 /FontDescriptor ${String(first + 1)} 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement ${String(supplement)} >> >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  ];
}

/** A PDF file (ISO 32000-1) of pages that are given as operators. It holds nothing but text and lines: no actions, no links. */
export function pdfFile(title: string, pages: readonly string[]): string {
  const place = (at: number): number => FIRST_PAGE + 2 * at;
  const kids = pages.map((_, at) => `${String(place(at))} 0 R`).join(' ');
  const box = `[0 0 ${String(PAGE.width)} ${String(PAGE.height)}]`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${spokenLanguage()}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} /MediaBox ${box} /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 8 0 R >> >> >>`,
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
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 11 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`;
}
