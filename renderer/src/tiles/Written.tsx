import { GLYPHS, type GlyphName } from './glyphs';

interface WrittenProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  /** Size of one em in units of the face. */
  readonly em: number;
  readonly className: string;
}

/** A written sign, centred on a point of the face. */
export function Written({ name, x, y, em, className }: WrittenProps) {
  const size = em / 200;
  return <path className={className} d={GLYPHS[name].d} transform={`translate(${x} ${y}) scale(${size})`} />;
}
