import type { ExpectedOutcome, ExpectedRuling, Expectation, Scenario } from '../../schemas/generated/scenario';
import type { Preset } from '../../schemas/generated/preset';
import { titleAt } from '../editor/labels';
import { listed } from '../language/punctuation';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import { catalogueOf } from '../option/catalogue';
import { amount } from '../option/words';
import type { Failure } from '../scenarios/check';
import type { Seat } from '../seats';
import { changes } from '../words/outcome';
import { sayVerdict } from '../words/say';
import { seatWords, windWords } from '../words/template';
import { eventWords } from './next';
import { eventAt, placesOf } from './steps';

/** All that a source can say of an event or of how a scenario ends. */
type Said = Required<ExpectedRuling & ExpectedOutcome>;

/** Each fact in words. What has no words of its own, such as the kind of a consequence, is said as the file has it. */
const WORDS: { readonly [K in keyof Said]: (value: Said[K], own: Preset['patterns']) => string } = {
  verdict: (verdict) => sayVerdict(verdict),
  code: (code) => t('said.codes', { codes: code }),
  codes: (codes) => t('said.codes', { codes: listed(codes) }),
  because: (pointers, own) =>
    pointers.length === 0
      ? t('said.becauseOfNothing')
      : t('said.because', { options: listed(pointers.map((one) => titleAt(one, own))) }),
  missing: (missing) => t('said.missing', { missing }),
  consequences: (all) =>
    t('said.consequences', {
      consequences: listed(all.map(({ kind, seat }) => (seat === undefined ? kind : `${kind} (${seatWords(seat)})`))),
    }),
  transfers: (transfers) => {
    const moved = changes(transfers.map((one) => ({ ...one, reason: one.reason ?? '' })));
    return moved === '' ? t('said.noPayment') : moved;
  },
  totals: (totals) =>
    listed(
      Object.entries(totals).map(([end, gain]) =>
        t('words.gain', { seat: seatWords(end), gain: `${gain > 0 ? '+' : ''}${amount(gain, 'plain')}` }),
      ),
    ),
  points: (points) => amount(points, 'plain', t('words.units.points')),
  fu: (fu) => t('words.amount', { number: fu, unit: t('words.units.fu') }),
  han: (han) => t('words.amount', { number: han, unit: t('words.units.han') }),
  faan: (faan) => t('words.amount', { number: faan, unit: t('words.units.faan') }),
  patterns: (patterns, own) =>
    t('said.patterns', { patterns: listed(patterns.map((id) => catalogueOf(own).name(id) ?? id)) }),
  may: (may) => t(may ? 'said.may' : 'said.mayNot'),
  arises: (arises) => t(arises ? 'said.arises' : 'said.arisesNot'),
  win: (win) => t(win ? 'said.win' : 'said.noWin'),
  end: (end) => sentences.ends[end],
  winners: (winners) => t('said.winners', { seats: seats(winners) }),
  settled: (winners) => t('said.settled', { seats: seats(winners) }),
  deal: (deal) => t(`words.outcome.deal.${deal}`),
  extraHands: (number) => t('said.extraHands', { number }),
  deposits: (number) => t('said.deposits', { number }),
  wallLeft: (number) => t('said.wallLeft', { number }),
  wall: (tiles) => t('said.wall', { tiles }),
  roundWind: (wind) => t('said.roundWind', { wind: windWords(wind) }),
};

const seats = (all: readonly Seat[]): string => (all.length === 0 ? t('said.nobody') : listed(all.map(seatWords)));

/** What an expectation says of one of its events, or of the end, in words; `own`: the club's patterns. */
export function saidWords(value: Expectation[string], own: Preset['patterns']): string {
  const facts = typeof value === 'object' ? Object.entries(value) : [];
  // Some of the words are sentences elsewhere.
  return facts.map(([key, fact]) => factWords(key, fact, own).replace(/[.。]$/, '')).join(t('said.and'));
}

function factWords(key: string, fact: unknown, own: Preset['patterns']): string {
  const say = (WORDS as Readonly<Record<string, ((value: never, own: Preset['patterns']) => string) | undefined>>)[key];
  return say === undefined ? JSON.stringify(fact) : say(fact as never, own);
}

/** What is not met, in words: what it is about, what was expected of it and what was found. */
export function failedWords(scenario: Scenario, { what, expected, found }: Failure, own: Preset['patterns']): string {
  const [event = '', key = ''] = what.split('.');
  const said = (text: string): string => {
    if (text === 'nothing' || text === 'null') return t('said.nothing');
    return key in WORDS ? factWords(key, JSON.parse(text), own) : text;
  };
  return t('said.notMet', { what: askedWords(scenario, event), expected: said(expected), found: said(found) });
}

/** What an expectation is about: an event by its number and what is done, or how the scenario ends. */
export function askedWords(scenario: Scenario, what: string): string {
  const place = placesOf(scenario).find((one) => eventAt(scenario, one)?.id === what);
  const event = place && eventAt(scenario, place);
  if (place === undefined || event === undefined) return what === 'outcome' ? t('scenario.howItEnds') : what;
  return `${String(place.step + 1)}. ${eventWords(event)}`;
}
