import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';

/** What built-in presets give as their family. */
const FAMILIES = {
  riichi: t('families.riichi'),
  american: t('families.american'),
  korean: t('families.korean'),
  'western classical': t('families.western-classical'),
  japanese: t('families.japanese'),
  'chinese, sixteen tiles': t('families.chinese-sixteen-tiles'),
  'chinese classical': t('families.chinese-classical'),
  chinese: t('families.chinese'),
  'pattern games': t('families.pattern-games'),
} as const;

/** Where they are played. */
const REGIONS = {
  world: t('regions.world'),
  'united states': t('regions.united-states'),
  japan: t('regions.japan'),
  korea: t('regions.korea'),
  'united kingdom': t('regions.united-kingdom'),
  'hong kong': t('regions.hong-kong'),
  europe: t('regions.europe'),
  internet: t('regions.internet'),
  china: t('regions.china'),
  taiwan: t('regions.taiwan'),
  germany: t('regions.germany'),
  online: t('regions.online'),
  russia: t('regions.russia'),
  australia: t('regions.australia'),
  italy: t('regions.italy'),
  'new zealand': t('regions.new-zealand'),
  netherlands: t('regions.netherlands'),
  france: t('regions.france'),
} as const;

/** A word in the language that is spoken; what a club says itself stays as it is. */
function said(words: Readonly<Record<string, string>>, text: string): string {
  return words[text.toLowerCase()] ?? text;
}

/** The family of a preset in words; `undefined` where it gives none. */
export function familyWords({ family }: Preset): string | undefined {
  return family === undefined ? undefined : said(FAMILIES, family);
}

/** The place where a preset is played in words; `undefined` where it gives none. */
export function regionWords({ region }: Preset): string | undefined {
  return region === undefined ? undefined : said(REGIONS, region);
}
