/** A document for each command that reads one, as its help shows it. */
export const EXAMPLES = {
  score: '{"concealed":"456789m234p99s34s","win":{"tile":"5s","by":"self-draw"},"seatWind":"W","roundWind":"E"}',
  settle: '{"end":"won","winners":[{"seat":"N"}],"discarder":"W","scores":{"E":0,"S":40,"W":20,"N":100}}',
  waits: '{"concealed":"456789m234p99s34s"}',
  may: '{"turn":"E","seats":{"E":{"concealed":"456789m234p99s345s"}}}',
} as const;
