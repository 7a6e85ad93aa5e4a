/** The part of @kobalab/majiang-core that the comparisons use. */
declare module '@kobalab/majiang-core' {
  export interface Yaku {
    readonly name: string;
    readonly fanshu: number | string;
  }
  export interface Hule {
    readonly hupai?: readonly Yaku[];
    readonly fu?: number;
    readonly fanshu?: number;
    readonly damanguan?: number;
    readonly defen: number;
    readonly fenpei?: readonly number[];
  }
  export class Shoupai {
    static fromString(text: string): Shoupai;
    clone(): Shoupai;
    dapai(tile: string): this;
    zimo(tile: string): this;
    toString(): string;
    readonly lizhi: boolean;
    readonly menqian: boolean;
  }
  /** One entry of the record of a deal; just one of the keys is there. */
  export interface Entry {
    readonly qipai?: {
      readonly zhuangfeng: number;
      readonly jushu: number;
      readonly changbang: number;
      readonly lizhibang: number;
      readonly defen: readonly number[];
      readonly baopai: string;
      readonly shoupai: readonly string[];
    };
    readonly zimo?: { readonly l: number; readonly p: string };
    readonly gangzimo?: { readonly l: number; readonly p: string };
    readonly dapai?: { readonly l: number; readonly p: string };
    readonly fulou?: { readonly l: number; readonly m: string };
    readonly gang?: { readonly l: number; readonly m: string };
    readonly kaigang?: { readonly baopai: string };
    readonly hule?: {
      readonly l: number;
      readonly baojia: number | null;
      readonly fubaopai: readonly string[] | null;
      readonly fenpei: readonly number[];
    };
    readonly pingju?: { readonly name: string; readonly fenpei: readonly number[] };
  }
  export interface Reply {
    hule?: string;
    daopai?: string;
    dapai?: string;
    gang?: string;
    fulou?: string;
  }
  /** A player: asked by the game, it answers with what its methods say that it may do. */
  export class Player {
    protected readonly _menfeng: number;
    protected readonly _callback: (reply?: Reply) => void;
    readonly shoupai: Shoupai;
    readonly shan: { readonly paishu: number };
    get_dapai(hand: Shoupai): string[];
    get_chi_mianzi(hand: Shoupai, tile: string): string[];
    get_peng_mianzi(hand: Shoupai, tile: string): string[];
    get_gang_mianzi(hand: Shoupai, tile?: string): string[];
    allow_lizhi(hand: Shoupai): string[] | false;
    allow_hule(hand: Shoupai, tile: string | null, yaku?: boolean): boolean;
    allow_pingju(hand: Shoupai): boolean;
    action_kaiju(): void;
    action_qipai(): void;
    action_zimo(zimo: { l: number; p: string }, gangzimo?: boolean): void;
    action_dapai(dapai: { l: number; p: string }): void;
    action_fulou(fulou: { l: number; m: string }): void;
    action_gang(gang: { l: number; m: string }): void;
    action_hule(): void;
    action_pingju(): void;
    action_jieju(): void;
  }
  export interface Paipu {
    readonly qijia: number;
    readonly log: readonly (readonly Entry[])[];
    readonly defen: readonly number[];
    readonly point: readonly string[];
  }
  export class Game {
    constructor(players: readonly Player[], callback: undefined, rule: Rule);
    readonly _paipu: Paipu;
    readonly model: { readonly defen: readonly number[]; readonly lizhibang: number };
    do_sync(): this;
  }
  export type Rule = Readonly<Record<string, unknown>>;
  export function rule(changes?: Rule): Rule;
  export const Util: {
    hule(hand: Shoupai, discard: string | null, param: object): Hule | undefined;
    hule_param(param: object): object;
    xiangting(hand: Shoupai): number;
    tingpai(hand: Shoupai): string[] | null;
  };
  const majiang: {
    Shoupai: typeof Shoupai;
    Util: typeof Util;
    rule: typeof rule;
    Player: typeof Player;
    Game: typeof Game;
  };
  export default majiang;
}
