import type { Hand } from '../../schemas/generated/hand';
import type { Scenario, ScenarioEvent, SeatPosition } from '../../schemas/generated/scenario';
import { mostUsed, parseTiles, usedBy, type Tile, type Used } from '../tiles';

const known = new WeakMap<Scenario, Used>();

/** What a game must be played with for a scenario to arise at all: its suits, flowers, jokers and marked tiles. */
export function tilesUsed(scenario: Scenario): Used {
  const before = known.get(scenario);
  if (before) return before;
  const groups = [
    positionTiles(scenario.position),
    ...(scenario.events ?? []).flatMap((step) => ('together' in step ? step.together : [step])).map(eventTiles),
    ...(scenario.hand === undefined ? [] : [handTiles(scenario.hand)]),
    Object.values(scenario.hands ?? {}).flatMap(handTiles),
  ];
  const used = groups.map(usedBy).reduce(mostUsed);
  known.set(scenario, used);
  return used;
}

function read(...texts: readonly (string | undefined)[]): readonly Tile[] {
  return texts.flatMap((text) => {
    const tiles = parseTiles(text ?? '');
    return tiles.ok ? tiles.value : [];
  });
}

function positionTiles(position: Scenario['position']): readonly Tile[] {
  if (position === undefined) return [];
  const { wall, deadWall, doraIndicators, uraIndicators, latest, seats } = position;
  return [
    ...read(wall, deadWall, doraIndicators, uraIndicators, latest?.tile),
    ...Object.values(seats ?? {}).flatMap(seatTiles),
  ];
}

function seatTiles(seat: SeatPosition): readonly Tile[] {
  return read(seat.concealed, seat.drawn, seat.flowers, seat.discards, ...(seat.melds ?? []).map((meld) => meld.tiles));
}

function eventTiles(event: ScenarioEvent): readonly Tile[] {
  return [...read(event.tiles ?? event.tile), ...Object.values(event.seats ?? {}).flatMap(seatTiles)];
}

function handTiles(hand: Hand): readonly Tile[] {
  const melds = (hand.melds ?? []).map((meld) => meld.tiles);
  return read(hand.concealed, hand.flowers, hand.win?.tile, hand.doraIndicators, hand.uraIndicators, ...melds);
}
