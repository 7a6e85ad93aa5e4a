import { t } from '../../../language/say';
import type { Fact, Meaning } from '../../fact';
import { isObject } from '../../json-format';

type Four = readonly number[];

const PLACES = ['place1', 'place2', 'place3', 'place4'] as const;

function written(bonus: Four): object {
  return Object.fromEntries(PLACES.map((place, at) => [place, bonus[at] ?? 0]));
}

/** The bonuses of the four places; one that is left out is 0, as in all messages of the protocol. */
function read(value: unknown): number[] | undefined {
  if (!isObject(value)) return undefined;
  const all = PLACES.map((place) => (Object.hasOwn(value, place) ? value[place] : 0));
  return all.every((one): one is number => Number.isInteger(one)) ? all : undefined;
}

const WRONG: Meaning = { ok: false, expected: t('formats.placeNumbers') };

/** How placement bonuses are given: fixed, or by how many players are below the start. */
export const placementFacts: readonly Fact[] = [
  {
    key: '/umaType',
    ours: ['/scoring/extras/placementBy'],
    write: ({ scoring }) => (scoring.extras.placementBy === 'fixed' ? 'UMA_TYPE_UMA_SIMPLE' : 'UMA_TYPE_UMA_COMPLEX'),
    read(value) {
      const by = { '/scoring/extras/placementBy': 'above-start' };
      if (value === 'UMA_TYPE_UMA_COMPLEX' || value === 2) return { ok: true, sets: by };
      if (value === 'UMA_TYPE_UMA_SIMPLE' || value === 'UMA_TYPE_UNSPECIFIED' || value === 0 || value === 1)
        return { ok: true, sets: { '/scoring/extras/placementBy': 'fixed' } };
      return { ok: false, expected: '"UMA_TYPE_UMA_SIMPLE" or "UMA_TYPE_UMA_COMPLEX"' };
    },
  },
  {
    key: '/uma',
    ours: ['/scoring/extras/placementBonus'],
    write: ({ scoring: { extras } }) => (extras.placementBy === 'fixed' ? written(extras.placementBonus) : undefined),
    read(value) {
      const bonus = read(value);
      return bonus === undefined ? WRONG : { ok: true, sets: { '/scoring/extras/placementBonus': bonus } };
    },
  },
  {
    key: '/complexUma',
    ours: ['/scoring/extras/placementOne', '/scoring/extras/placementTwo', '/scoring/extras/placementThree'],
    // "neg1" is for one player below the start, so three above it.
    write: ({ scoring: { extras } }) =>
      extras.placementBy === 'fixed'
        ? undefined
        : {
            neg1: written(extras.placementThree),
            neg3: written(extras.placementOne),
            otherwise: written(extras.placementTwo),
          },
    read(value) {
      if (!isObject(value)) return WRONG;
      // The editor of the program leaves an empty message where bonuses are fixed.
      if (Object.keys(value).length === 0) return { ok: true, sets: {} };
      const [one, two, three] = [read(value['neg3']), read(value['otherwise']), read(value['neg1'])];
      if (one === undefined || two === undefined || three === undefined) return WRONG;
      return {
        ok: true,
        sets: {
          '/scoring/extras/placementOne': one,
          '/scoring/extras/placementTwo': two,
          '/scoring/extras/placementThree': three,
        },
      };
    },
  },
];
