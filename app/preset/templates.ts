import { SCHEMES } from '../settlement/schemes';
import { MISSED_VERSIONS } from '../table/missed-versions';
import type { Pointer } from '../result';

/** The value that stands for "as the options below say". */
export const CUSTOMIZED = 'customized';

/** For an option with named versions: what each of them says, by the options that "Customized" leaves open. */
export const TEMPLATES: Readonly<Record<Pointer, Readonly<Record<string, Readonly<Record<Pointer, unknown>>>>>> = {
  '/rules/claiming/missedDiscard': Object.fromEntries(
    Object.entries(MISSED_VERSIONS).map(([version, facets]) => [
      version,
      {
        '/rules/claiming/missedBars': facets.bars,
        '/rules/claiming/missedFrom': facets.from,
        '/rules/claiming/missedCovers': facets.covers,
        '/rules/claiming/missedCounts': facets.counts,
        '/rules/claiming/missedRobbedKong': facets.robbedKong,
        '/rules/claiming/missedEnds': facets.ends,
      },
    ]),
  ),
  '/scoring/payments/payoffScheme': Object.fromEntries(
    Object.entries(SCHEMES).map(([scheme, { table }]) => [scheme, { '/scoring/payments/payoffTable': table }]),
  ),
};
