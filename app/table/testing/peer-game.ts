import majiang, { type Paipu, type Reply, type Rule, type Shoupai } from '@kobalab/majiang-core';

/** What a seat of the peer's game may do at one moment; tiles and sets in the peer's notation. */
export interface Options {
  /** 0 is the dealer. */
  readonly seat: number;
  readonly moment: 'own-turn' | 'after-claim' | 'discard' | 'kong';
  readonly win: boolean;
  readonly ready: readonly string[];
  readonly discards: readonly string[];
  readonly kongs: readonly string[];
  readonly pungs: readonly string[];
  readonly chows: readonly string[];
  readonly abandon: boolean;
}

/** Told of each decision, with the record of the game so far, before anything is answered. */
export type Watch = (paipu: Paipu, options: Options) => void;

const NONE = { win: false, ready: [], discards: [], kongs: [], pungs: [], chows: [], abandon: false } as const;
const FROM = '_+=-';

/** A player who goes for a quick hand, claims and declares gladly, and now and then lets a win go. */
class Quick extends majiang.Player {
  constructor(
    private readonly random: () => number,
    private readonly watch: (options: Options) => void,
  ) {
    super();
  }

  override action_kaiju(): void {
    this._callback();
  }
  override action_qipai(): void {
    this._callback();
  }
  override action_hule(): void {
    this._callback();
  }
  override action_pingju(): void {
    this._callback();
  }
  override action_jieju(): void {
    this._callback();
  }

  override action_zimo(zimo: { l: number }, supplement = false): void {
    if (zimo.l !== this._menfeng) {
      this._callback();
      return;
    }
    const hand = this.shoupai;
    const options: Options = {
      ...NONE,
      seat: this._menfeng,
      moment: 'own-turn',
      win: this.allow_hule(hand, null, supplement),
      ready: this.allow_lizhi(hand) || [],
      discards: this.get_dapai(hand),
      kongs: this.get_gang_mianzi(hand),
      abandon: this.allow_pingju(hand),
    };
    this.watch(options);
    this._callback(this.onTurn(options));
  }

  private onTurn({ win, abandon, kongs, ready, discards }: Options): Reply {
    if (win && this.random() < 0.9) return { hule: '-' };
    if (abandon && this.random() < 0.5) return { daopai: '-' };
    const kong = this.oneOf(kongs);
    if (kong !== undefined && this.random() < 0.7) return { gang: kong };
    const declared = this.oneOf(ready);
    if (declared !== undefined && this.random() < 0.8) return { dapai: `${declared}*` };
    return { dapai: this.discarded(discards) };
  }

  override action_fulou(fulou: { l: number; m: string }): void {
    if (fulou.l !== this._menfeng || /\d{4}/.test(fulou.m.replace(/[+=-]/g, ''))) {
      this._callback();
      return;
    }
    const discards = this.get_dapai(this.shoupai);
    this.watch({ ...NONE, seat: this._menfeng, moment: 'after-claim', discards });
    this._callback({ dapai: this.discarded(discards) });
  }

  override action_dapai(dapai: { l: number; p: string }): void {
    if (dapai.l === this._menfeng) {
      this._callback();
      return;
    }
    const hand = this.shoupai;
    const tile = dapai.p.slice(0, 2) + (FROM[(4 + dapai.l - this._menfeng) % 4] ?? '');
    const options: Options = {
      ...NONE,
      seat: this._menfeng,
      moment: 'discard',
      win: this.allow_hule(hand, tile),
      kongs: this.get_gang_mianzi(hand, tile),
      pungs: this.get_peng_mianzi(hand, tile),
      chows: (dapai.l + 1) % 4 === this._menfeng ? this.get_chi_mianzi(hand, tile) : [],
    };
    this.watch(options);
    if (options.win && this.random() < 0.75) {
      this._callback({ hule: '-' });
      return;
    }
    const set = this.oneOf([...options.kongs, ...options.pungs, ...options.chows]);
    this._callback(set !== undefined && this.random() < 0.25 ? { fulou: set } : undefined);
  }

  override action_gang(gang: { l: number; m: string }): void {
    if (gang.l === this._menfeng || /^[mpsz]\d{4}$/.test(gang.m)) {
      this._callback();
      return;
    }
    const tile = (gang.m[0] ?? '') + gang.m.slice(-1) + (FROM[(4 + gang.l - this._menfeng) % 4] ?? '');
    const win = this.allow_hule(this.shoupai, tile, true);
    this.watch({ ...NONE, seat: this._menfeng, moment: 'kong', win });
    this._callback(win && this.random() < 0.8 ? { hule: '-' } : undefined);
  }

  /** A discard that leaves the hand as near to ready as it can be. */
  private discarded(tiles: readonly string[]): string {
    const away = tiles.map((tile) => majiang.Util.xiangting(after(this.shoupai, tile)));
    const least = Math.min(...away);
    return this.oneOf(tiles.filter((_, at) => away[at] === least)) ?? '';
  }

  private oneOf<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.random() * all.length)];
  }
}

function after(hand: Shoupai, tile: string): Shoupai {
  return hand.clone().dapai(tile);
}

/**
 * A whole game of the peer's between four such players. The peer shuffles with `Math.random`, which stands on the seeded
 * numbers while the game is played.
 */
export function playedByPeer(rule: Rule, random: () => number, watch: Watch): Paipu {
  const shuffle = Math.random;
  Math.random = random;
  try {
    const players = [0, 1, 2, 3].map(
      () =>
        new Quick(random, (options) => {
          watch(game._paipu, options);
        }),
    );
    const game: InstanceType<typeof majiang.Game> = new majiang.Game(players, undefined, rule);
    return game.do_sync()._paipu;
  } finally {
    Math.random = shuffle;
  }
}
