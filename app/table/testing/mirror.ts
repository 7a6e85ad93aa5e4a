import type { Entry, Paipu } from '@kobalab/majiang-core';
import type { ScenarioEvent } from '../../../schemas/generated/scenario';
import type { Effective } from '../../preset/effective';
import { SEATS, type Seat } from '../../seats';
import { kindOf, parseTile, printTile } from '../../tiles';
import { actOf } from '../act';
import { nextDeal } from '../deal';
import { choice } from '../may';
import { ruleStep, type Ruled } from '../referee';
import { startOf } from '../start';
import { replaced, type State } from '../state';
import { over, tableOf, type Table } from '../table';
import type { Options } from './peer-game';

type Deal = NonNullable<Entry['qipai']>;

/** `m5` of the peer is `5m` here. */
function tileOf(peer: string): string {
  return `${peer[1] ?? ''}${peer[0] ?? ''}`;
}

/** The tiles of a set of the peer's, `m4-06`, and the place of the claimed one. */
function setOf(text: string): {
  readonly own: readonly string[];
  readonly claimed: string | undefined;
  readonly all: readonly string[];
} {
  const suit = text[0] ?? '';
  const found = [...text.slice(1).matchAll(/(\d)([+=-]?)/g)].map(([, digit = '', mark = '']) => ({
    tile: `${digit}${suit}`,
    marked: mark !== '',
  }));
  return {
    own: found.filter((one) => !one.marked).map((one) => one.tile),
    claimed: found.find((one) => one.marked)?.tile,
    all: found.map((one) => one.tile),
  };
}

function kind(tile: string): number {
  const parsed = parseTile(tile);
  if (!parsed.ok) throw new Error(tile);
  return kindOf(parsed.value);
}

/** Different kinds, in order, as text that two lists can be compared by. */
function kinds(tiles: readonly string[]): string {
  return [...new Set(tiles.map(kind))]
    .sort((a, b) => a - b)
    .map(printTile)
    .join(' ');
}

/**
 * Our referee beside a game of the peer's: it rules on everything that happens there, and is asked the same questions.
 * What it says otherwise is noted in words.
 */
export class Mirror {
  readonly differences: string[] = [];
  readonly counts = new Map<string, number>();
  private table: Table | undefined;
  private deal = -1;
  private at = 0;
  private wins: NonNullable<Entry['hule']>[] = [];

  constructor(private readonly effective: Effective) {}

  /** Rules on what the record has more than at the last call. */
  follow(paipu: Paipu, over = false): void {
    for (;;) {
      const entry = paipu.log[this.deal]?.[this.at];
      if (entry !== undefined) {
        this.at += 1;
        this.entry(entry);
        continue;
      }
      const next = paipu.log[this.deal + 1]?.[0]?.qipai;
      if (next === undefined && !over) return;
      this.endOfDeal(next);
      if (next === undefined) return;
      this.deal += 1;
      this.at = 1;
      this.begin(next);
    }
  }

  private count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  private note(what: string): void {
    this.differences.push(`deal ${String(this.deal)}, entry ${String(this.at)}: ${what}`);
  }

  private begin(deal: Deal): void {
    const seats = Object.fromEntries(
      SEATS.map((seat, at) => [
        seat,
        {
          concealed: [...(deal.shoupai[at] ?? '').matchAll(/([mpsz])(\d+)/g)]
            .map(([, suit = '', digits = '']) => digits + suit)
            .join(''),
          points: deal.defen[at] ?? 0,
        },
      ]),
    );
    const start = startOf({
      position: {
        roundWind: SEATS[deal.zhuangfeng] ?? 'E',
        turn: 'E',
        phase: 'to-draw',
        firstTurn: true,
        seats,
        wallLeft: 70,
        doraIndicators: tileOf(deal.baopai),
        extraHands: deal.changbang,
        deposits: deal.lizhibang * 1000,
      },
      events: [],
    });
    if (!start.ok) throw new Error(JSON.stringify(start.problems));
    this.table = tableOf(this.effective, start.value);
    this.wins = [];
    this.count('deal');
  }

  private state(): State {
    return this.now().state;
  }

  private now(): Table {
    if (this.table === undefined) throw new Error('a deal has begun');
    return this.table;
  }

  private entry(entry: Entry): void {
    if (entry.zimo) this.draw(entry.zimo);
    if (entry.gangzimo) this.draw(entry.gangzimo);
    if (entry.dapai) this.discard(entry.dapai);
    if (entry.fulou) this.claim(entry.fulou);
    if (entry.gang) this.kong(entry.gang);
    if (entry.kaigang) {
      const { indicators } = this.state();
      const tile = parseTile(tileOf(entry.kaigang.baopai));
      if (tile.ok) this.table = over(this.now(), replaced(this.state(), { indicators: [...indicators, tile.value] }));
    }
    if (entry.hule) this.wins.push(entry.hule);
    if (entry.pingju) this.drawn(entry.pingju);
  }

  private seat(l: number): Seat {
    return SEATS[l] ?? 'E';
  }

  /** Rules on events of one moment; every one is expected to be allowed. */
  private rule(...events: readonly ScenarioEvent[]): readonly Ruled[] {
    const acts = events.map((event) => {
      const act = actOf(event);
      if (!act.ok) throw new Error(JSON.stringify(event));
      return act.value;
    });
    const step = ruleStep(this.now(), acts);
    this.table = over(this.now(), step.state);
    for (const [at, ruled] of step.ruled.entries()) {
      if (ruled.verdict !== 'allowed')
        this.note(`${JSON.stringify(events[at])} is ${ruled.verdict}: ${JSON.stringify(ruled.objections)}`);
    }
    return step.ruled;
  }

  private draw({ l, p }: { readonly l: number; readonly p: string }): void {
    this.rule({ do: 'draw', seat: this.seat(l), tile: tileOf(p) });
  }

  private discard({ l, p }: { readonly l: number; readonly p: string }): void {
    if (p.endsWith('*')) {
      this.rule({ do: 'declare-ready', seat: this.seat(l) });
      this.count('ready');
    }
    this.rule({ do: 'discard', seat: this.seat(l), tile: tileOf(p) });
  }

  private claim({ l, m }: { readonly l: number; readonly m: string }): void {
    this.rule({ seat: this.seat(l), ...callOf(m) });
    this.count('claim');
  }

  private kong({ l, m }: { readonly l: number; readonly m: string }): void {
    this.rule({ seat: this.seat(l), ...kongOf(m) });
    this.count('kong');
  }

  private drawn({ name }: NonNullable<Entry['pingju']>): void {
    this.count(name);
    if (this.state().phase === 'over') return;
    if (name === '九種九牌') this.rule({ do: 'abandon', seat: this.state().turn });
    else if (name === '三家和') this.rule(...this.allWinners());
    else this.rule({ do: 'exhaust' });
  }

  /** All who may win on the tile that lies there, at once. */
  private allWinners(): readonly ScenarioEvent[] {
    return SEATS.filter((seat) => choice(this.now(), seat, { do: 'declare-win' }).allowed).map((seat) => ({
      do: 'declare-win',
      seat,
    }));
  }

  /** The wins of a deal are declared together once all of them are known; then points, dealer and extra hands are compared. */
  private endOfDeal(next: Deal | undefined): void {
    if (this.table === undefined) return;
    if (this.wins.length > 0) this.win();
    const { state } = this.table;
    const following = nextDeal(this.table);
    if (following === undefined) {
      this.note('the deal is not over');
      return;
    }
    if (next === undefined) return;
    const passes = following.deal === 'passes';
    const points = SEATS.map((_, at) => state.points[SEATS[passes ? (at + 1) % 4 : at] ?? 'E']);
    if (points.join() !== next.defen.join())
      this.note(`points ${points.join()} are ${next.defen.join()} there (passes: ${String(passes)})`);
    if (following.extraHands !== next.changbang)
      this.note(`extra hands ${String(following.extraHands)} are ${String(next.changbang)} there`);
    if (state.deposits + state.pool !== next.lizhibang * 1000)
      this.note(`stakes ${String(state.deposits)} are ${String(next.lizhibang)} there`);
  }

  private win(): void {
    const turned = this.wins.find((one) => one.fubaopai !== null)?.fubaopai ?? [];
    const under = turned.flatMap((peer) => {
      const tile = parseTile(tileOf(peer));
      return tile.ok ? [tile.value] : [];
    });
    this.table = over(this.now(), replaced(this.state(), { underIndicators: under }));
    const robbed = this.state().window?.kind === 'promoted-kong' && this.wins.every((one) => one.baojia !== null);
    this.count(
      this.wins.some((one) => one.baojia === null)
        ? 'self-drawn'
        : robbed
          ? 'robbed kong'
          : this.wins.length > 1
            ? 'several winners'
            : 'won on a discard',
    );
    this.rule(...this.wins.map((one): ScenarioEvent => ({ do: 'declare-win', seat: this.seat(one.l) })));
  }

  /** Asks our referee what the peer says that a seat may do. */
  compare(options: Options): void {
    const seat = this.seat(options.seat);
    const may = (event: ScenarioEvent): boolean => choice(this.now(), seat, event).allowed;
    const same = (what: string, ours: unknown, peer: unknown): void => {
      if (String(ours) !== String(peer)) this.note(`${seat} ${what}: ${String(ours)} is ${String(peer)} there`);
      else if (peer !== false && peer !== '') this.count(`may ${what}`);
      else this.count(`may not ${what}`);
    };
    const held = this.held(seat);
    switch (options.moment) {
      case 'own-turn':
        same('win', may({ do: 'declare-win' }), options.win);
        same('declare ready', kinds(this.readyDiscards(seat, held)), kinds(options.ready.map(tileOf)));
        same(
          'discard',
          kinds(held.filter((tile) => may({ do: 'discard', tile }))),
          kinds(options.discards.map(tileOf)),
        );
        same(
          'make a kong',
          kinds(held.filter((tile) => this.mayKong(seat, tile))),
          kinds(options.kongs.map((set) => setOf(set).all[0] ?? '')),
        );
        same('abandon', may({ do: 'abandon' }), options.abandon);
        return;
      case 'after-claim':
        same(
          'discard',
          kinds(held.filter((tile) => may({ do: 'discard', tile }))),
          kinds(options.discards.map(tileOf)),
        );
        return;
      case 'discard':
        same('win on a discard', may({ do: 'declare-win' }), options.win);
        same('claim a kong', this.calls(seat, 'kong', options.kongs), options.kongs.length > 0);
        same('claim a pung', this.calls(seat, 'pung', options.pungs), options.pungs.length > 0);
        same(
          'claim a chow',
          this.chows(seat),
          [...new Set(options.chows.map((set) => kinds(setOf(set).own)))].sort().join(),
        );
        return;
      case 'kong':
        same('rob the kong', may({ do: 'declare-win' }), options.win);
    }
  }

  private held(seat: Seat): readonly string[] {
    const { drawn } = this.state();
    const own = this.state().seats[seat].concealed ?? [];
    const all = drawn?.seat === seat && drawn.tile !== undefined ? [...own, drawn.tile] : own;
    return [...new Set(all.map((tile) => printTile(kindOf(tile))))];
  }

  /** With which discards the seat may declare ready. */
  private readyDiscards(seat: Seat, held: readonly string[]): readonly string[] {
    const declared = actOf({ do: 'declare-ready', seat });
    if (!declared.ok || !choice(this.now(), seat, { do: 'declare-ready' }).allowed) return [];
    const table = over(this.now(), ruleStep(this.now(), [declared.value]).state);
    return held.filter((tile) => choice(table, seat, { do: 'discard', tile }).allowed);
  }

  private mayKong(seat: Seat, tile: string): boolean {
    return (
      choice(this.now(), seat, { do: 'concealed-kong', tiles: tile.repeat(4) }).allowed ||
      choice(this.now(), seat, { do: 'promote-kong', tile }).allowed
    );
  }

  private calls(seat: Seat, purpose: 'kong' | 'pung', peer: readonly string[]): boolean {
    const { window } = this.state();
    if (window === undefined) return false;
    const tile = printTile(kindOf(window.tile));
    const held = (this.state().seats[seat].concealed ?? []).filter((one) => kindOf(one) === kindOf(window.tile)).length;
    if (peer.length === 0 && held < (purpose === 'kong' ? 3 : 2)) return false;
    return choice(this.now(), seat, { do: 'call', for: purpose, tiles: tile.repeat(purpose === 'kong' ? 3 : 2) })
      .allowed;
  }

  private chows(seat: Seat): string {
    const { window } = this.state();
    if (window === undefined || kindOf(window.tile) > 26) return '';
    const claimed = kindOf(window.tile);
    const pairs = [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].map(([a = 0, b = 0]) => [claimed + a, claimed + b]);
    return pairs
      .filter((pair) => pair.every((one) => one >= 0 && Math.floor(one / 9) === Math.floor(claimed / 9)))
      .map((pair) => pair.map(printTile))
      .filter((tiles) => choice(this.now(), seat, { do: 'call', for: 'chow', tiles: tiles.join('') }).allowed)
      .map((tiles) => kinds(tiles))
      .sort()
      .join();
  }
}

/** A claim of the peer's as an event. */
function callOf(text: string): Pick<ScenarioEvent, 'do' | 'for' | 'tiles'> {
  const { own, all } = setOf(text);
  const purpose = all.length === 4 ? 'kong' : new Set(all.map(kind)).size === 1 ? 'pung' : 'chow';
  return { do: 'call', for: purpose, tiles: own.join('') };
}

/** A kong of the peer's as an event: four digits are a concealed one, else the last is added to a pung. */
function kongOf(text: string): Pick<ScenarioEvent, 'do' | 'tile' | 'tiles'> {
  const { all, claimed } = setOf(text);
  return claimed === undefined
    ? { do: 'concealed-kong', tiles: all.join('') }
    : { do: 'promote-kong', tile: all.at(-1) ?? '' };
}
