import majiang from '@kobalab/majiang-core';
import { builtin } from '../../preset/builtin';
import { effectiveOf } from '../../preset/effective-of';
import { withValue } from '../../preset/pointer';
import { seeded } from './deals';
import { Mirror } from './mirror';
import { playedByPeer } from './peer-game';

/** A set of rules as the peer and as a preset of ours say it. */
export interface RuleSet {
  readonly name: string;
  readonly rule: Readonly<Record<string, unknown>>;
  readonly preset: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const own = (name: string, rule: RuleSet['rule'], set: RuleSet['set']): RuleSet => ({
  name,
  rule,
  preset: 'kobalab-default',
  set,
});

/** The default of the peer, and one rule of the table changed at a time. */
export const RULE_SETS: readonly RuleSet[] = [
  own('default', {}, {}),
  own('the claimed tile alone is barred', { 喰い替え許可レベル: 1 }, { '/rules/claiming/swapCalling': 'claimed-tile' }),
  own(
    'swap calling allowed',
    { 喰い替え許可レベル: 2 },
    { '/rules/claiming/swapCalling': 'allowed', '/rules/claiming/swapCallingPungs': false },
  ),
  own('no kong after ready', { リーチ後暗槓許可レベル: 0 }, { '/rules/ready/kongsAfter': 'none' }),
  own('kongs that change nothing', { リーチ後暗槓許可レベル: 1 }, { '/rules/ready/kongsAfter': 'unchanged' }),
  own('one winner', { 最大同時和了数: 1 }, { '/rules/claiming/severalWinners': 'nearest' }),
  own('three winners', { 最大同時和了数: 3 }, { '/rules/claiming/severalWinners': 'all' }),
  own(
    'dora of kongs at once',
    { カンドラ後乗せ: false },
    { '/rules/general/kongDoraClaimed': 'at-once', '/rules/general/kongDoraPromoted': 'at-once' },
  ),
  own('ready without a turn left', { ツモ番なしリーチあり: true }, { '/rules/ready/tilesLeft': 0 }),
  own(
    'nothing is abandoned',
    { 途中流局あり: false },
    {
      '/rules/deadHands/terminalsAndHonors': 0,
      '/rules/deadHands/sameFirstDiscards': 'off',
      '/rules/deadHands/fourKongs': 'off',
      '/rules/deadHands/fourReady': false,
    },
  ),
  own('the deal stays after a win alone', { 連荘方式: 1 }, { '/rules/draw/passOnDraw': 'yes' }),
  own('the deal stays after every draw', { 連荘方式: 3 }, { '/rules/draw/passOnDraw': 'no' }),
];

/** Plays games of the peer under a set of rules with our referee beside them. */
export function comparedGames(
  set: RuleSet,
  games: number,
  seed: number,
): { readonly differences: readonly string[]; readonly counts: ReadonlyMap<string, number> } {
  const base = builtin(set.preset);
  if (base === undefined) throw new Error(`no preset ${set.preset}`);
  const preset = Object.entries(set.set).reduce((one, [pointer, value]) => withValue(one, pointer, value), base);
  const effective = effectiveOf(preset);
  const differences: string[] = [];
  const counts = new Map<string, number>();
  for (let game = 0; game < games; game += 1) {
    const mirror = new Mirror(effective);
    const paipu = playedByPeer(majiang.rule(set.rule), seeded(seed * 1000 + game), (so, options) => {
      mirror.follow(so);
      mirror.compare(options);
    });
    mirror.follow(paipu, true);
    differences.push(...mirror.differences.map((one) => `game ${String(game)}, ${one}`));
    for (const [what, count] of mirror.counts) counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return { differences, counts };
}
