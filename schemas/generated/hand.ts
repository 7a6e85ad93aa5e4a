/* Generated from the schemas by `npm run generate`: change those instead. */

/**
 * A hand to be scored. Without win it is valued as the hand of a loser.
 */
export interface Hand {
  /**
   * Concealed tiles without the winning tile.
   */
  concealed: string;
  /**
   * @maxItems 6
   */
  melds?: Meld[];
  win?: {
    tile: string;
    by: 'discard' | 'self-draw';
    from?: 'E' | 'S' | 'W' | 'N';
  };
  seatWind?: 'E' | 'S' | 'W' | 'N';
  roundWind?: 'E' | 'S' | 'W' | 'N';
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  doraIndicators?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  uraIndicators?: string;
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  flowers?: string;
  circumstances?: (
    | 'dealt-hand'
    | 'own-first-draw'
    | 'dealer-first-discard'
    | 'no-melds-yet'
    | 'supplement-after-kong'
    | 'supplement-after-flower'
    | 'second-supplement'
    | 'robbed-kong'
    | 'robbed-concealed-kong'
    | 'last-wall-tile'
    | 'last-discard'
    | 'last-of-its-kind'
    | 'ready'
    | 'ready-first-turn'
    | 'ready-as-dealt'
    | 'one-shot'
    | 'open-ready'
    | 'heavenly'
    | 'earthly'
    | 'human'
  )[];
  /**
   * Tiles that the player has discarded so far.
   */
  discards?: number;
  extraHands?: number;
  /**
   * Deals that were drawn in a row before this one.
   */
  draws?: number;
  /**
   * Deals that the dealer has won since the deal came to him, before this one.
   */
  dealerWins?: number;
  /**
   * The latest of them, with no drawn or abandoned deal between.
   */
  dealerWinsInRow?: number;
  deposits?: number;
}
export interface Meld {
  kind: 'chow' | 'pung' | 'kong' | 'added-kong' | 'concealed-kong' | 'quint' | 'sextet' | 'knitted';
  /**
   * Tiles in mpsz notation, such as 123m456p0s11z.
   */
  tiles: string;
  from?: 'E' | 'S' | 'W' | 'N';
  called?: string;
  as?: string;
}
