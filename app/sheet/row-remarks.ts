import { listed, series } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import type { PatternEntry } from '../option/patterns';
import { wordsOfSetting } from './settings';

/** What a scoring row says beside its values: what it includes, what it does not stand beside, and its settings. */
export function rowRemarks(pattern: PatternEntry, row: ScoringRow, preset: Preset): string {
  const catalogue = catalogueOf(preset.patterns);
  const names = (ids: readonly string[]): string => listed(ids.map((id) => catalogue.name(id) ?? id));
  const settings = (pattern.settings ?? []).flatMap((setting) => {
    const value = row.settings?.[setting.id];
    return value === undefined || value === setting.default ? [] : [wordsOfSetting(setting, value)];
  });
  return series([
    ...(row.forced === true ? [t('sheet.paidEvenBesideAHigherPattern')] : []),
    ...(row.implies === undefined || row.implies.length === 0
      ? []
      : [t('sheet.includesNames', { names: names(row.implies) })]),
    ...(row.implies?.length === 0 ? [t('sheet.includesNoOtherPattern')] : []),
    ...(row.excludes === undefined || row.excludes.length === 0
      ? []
      : [t('sheet.notBesideNames', { names: names(row.excludes) })]),
    ...settings,
  ]);
}
