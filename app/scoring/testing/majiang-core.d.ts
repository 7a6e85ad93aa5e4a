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
  }
  export type Rule = Readonly<Record<string, unknown>>;
  export function rule(changes?: Rule): Rule;
  export const Util: {
    hule(hand: Shoupai, discard: string | null, param: object): Hule | undefined;
    hule_param(param: object): object;
    xiangting(hand: Shoupai): number;
    tingpai(hand: Shoupai): string[] | null;
  };
  const majiang: { Shoupai: typeof Shoupai; Util: typeof Util; rule: typeof rule };
  export default majiang;
}
