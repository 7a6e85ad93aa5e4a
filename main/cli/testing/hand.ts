/** The hand of Four Winds' worked examples, held by West in the East round; the pair is completed last. */
export const HAND = {
  concealed: '333s11z',
  melds: [
    { kind: 'concealed-kong', tiles: '9999m' },
    { kind: 'pung', tiles: '666z', from: 'E', called: '6z' },
    { kind: 'chow', tiles: '234p', from: 'S', called: '2p' },
  ],
  seatWind: 'W',
  roundWind: 'E',
};

/** The same as a document: without a winning tile it is a loser's. */
export const LOSER = JSON.stringify(HAND);
