/* Generated from the schemas by `npm run generate`: change those instead. */

export type CardGroup =
  | {
      kind: 'single' | 'pair' | 'pung' | 'kong' | 'quint' | 'sextet';
      tile: TileSpec;
    }
  | {
      kind: 'mixed';
      /**
       * @minItems 2
       */
      tiles: [TileSpec, TileSpec, ...TileSpec[]];
    };
export type TileSpec =
  | {
      suit: 'a' | 'b' | 'c';
      number:
        | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'x' | 'x+1' | 'x+2' | 'x+3' | 'x+4')
        | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'x' | 'x+1' | 'x+2' | 'x+3' | 'x+4');
    }
  | {
      wind: 'E' | 'S' | 'W' | 'N';
    }
  | {
      /**
       * A dragon by name, or the one that goes with a suit: bamboo green, characters red, dots white.
       */
      dragon: 'red' | 'green' | 'white' | 'a' | 'b' | 'c';
    }
  | {
      flower: true;
    };

/**
 * A card of hands as American play uses: each line is a hand of fourteen tiles. Suits a, b and c are three different suits; x is one number for the whole line.
 */
export interface Card {
  id: string;
  name: string;
  description?: string;
  hands: CardHand[];
}
export interface CardHand {
  id: string;
  name: string;
  section?: string;
  /**
   * The hand may not expose anything; only the winning tile may be a discard.
   */
  concealed: boolean;
  value: number;
  /**
   * @minItems 1
   */
  groups: [CardGroup, ...CardGroup[]];
}
