import type { Effective } from '../preset/effective';
import type { Pointer } from '../result';

/** Rows of bonus tiles and circumstances that cannot come about under the rules: whether they are scored says nothing. */
export function idleRows({ rules }: Effective): ReadonlySet<Pointer> {
  const { dora, kongDora, underDora, underKongDora } = rules.general;
  const reds = rules.general.redFivesBamboo + rules.general.redFivesCharacters + rules.general.redFivesDots;
  const ready = rules.ready.rule !== 'none';
  const possible: Readonly<Record<string, boolean>> = {
    dora,
    'kong-dora': dora && kongDora,
    'under-dora': dora && underDora,
    'under-kong-dora': dora && kongDora && underDora && underKongDora,
    'red-five': reds > 0,
    'ready-declaration': ready,
    'ready-first-turn': ready,
    'one-shot': ready,
    'open-ready': ready && rules.ready.openReady,
  };
  return new Set(Object.entries(possible).flatMap(([id, arises]) => (arises ? [] : [`/scoring/patterns/${id}`])));
}
