import type { ErrorObject, ValidateFunction } from 'ajv';
import { listed } from '../language/punctuation';
import { t } from '../language/say';
import handValidator from '../../schemas/hand.schema.json?validator';
import dealValidator from '../../schemas/deal.schema.json?validator';
import scenarioValidator from '../../schemas/scenario.schema.json?validator';
import type { Deal } from '../../schemas/generated/deal';
import type { Hand } from '../../schemas/generated/hand';
import type { Position, Scenario } from '../../schemas/generated/scenario';
import { readJson } from '../preset/json-text';
import { escaped, readAt } from '../preset/pointer';
import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { isFlower, JOKER, kindOf, parseTiles, printTile } from '../tiles';
import { actOf } from '../table/act';
import { startOf } from '../table/start';
import { wrong } from './wrong';

/** Reads a hand document. Problem codes: those of `readJson`, `wrong-form`, `unknown-key`, `missing-key`. */
export function parseHand(text: string): Result<Hand> {
  return parsed<Hand>(text, handValidator);
}

/** Reads a deal that has ended. Problem codes: those of `parseHand`. */
export function parseDeal(text: string): Result<Deal> {
  return parsed<Deal>(text, dealValidator);
}

/**
 * Reads a scenario and the tiles in it, so that it can be run. Problem codes: those of `parseHand` and of the notation,
 * `five-identical-tiles`.
 */
export function parseScenario(text: string): Result<Scenario> {
  const scenario = parsed<Scenario>(text, scenarioValidator);
  if (!scenario.ok) return scenario;
  const problems = [...tileProblems(scenario.value), ...eventProblems(scenario.value)];
  return problems.length > 0 ? failed(...problems) : scenario;
}

/**
 * Reads a position, bare or as a scenario whose events have been played. The scenario needs neither a title nor
 * expectations. Problem codes: those of `parseScenario`.
 */
export function parsePosition(text: string): Result<Scenario> {
  const json = readJson(text);
  if (!json.ok) return json;
  const value = json.value.value;
  if (!isObject(value)) return failed(wrong('wrong-form', '', value, t('exchange.anObjectIn')));
  const whole = 'position' in value || 'events' in value;
  const scenario = {
    id: 'position',
    title: t('exchange.position'),
    about: ['/rules'],
    expect: [],
    ...(whole ? value : { position: value }),
  };
  const read = parseScenario(JSON.stringify(scenario));
  if (read.ok || whole) return read;
  // What was given is the position itself, so its places are without the first step.
  const bare = (text: string): string => text.replace(/^\/position(?=[/ ]|$)/, '');
  return failed(...read.problems.map((one) => ({ ...one, pointer: bare(one.pointer), message: bare(one.message) })));
}

function parsed<T>(text: string, validate: ValidateFunction): Result<T> {
  const json = readJson(text);
  if (!json.ok) return json;
  const { value, duplicates } = json.value;
  if (duplicates.length > 0) return failed(...duplicates);
  if (validate(value)) return ok(value as T);
  return failed(...told(validate.errors ?? []).map((error) => problemOf(error, value)));
}

/** Nobody reads more than this many problems of one document. */
const MOST = 50;

/** Of the errors of alternatives the outermost one, and one for each place. */
function told(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath);
  const inside = (path: string): boolean => choices.some((choice) => path.startsWith(`${choice}/`) || path === choice);
  const kept = errors.filter((error) => error.keyword === 'oneOf' || !inside(error.instancePath));
  const seen = new Set<string>();
  return kept
    .filter((error) => {
      const key = error.instancePath + (named(error) ?? '');
      const first = !seen.has(key);
      seen.add(key);
      return first;
    })
    .slice(0, MOST);
}

function named(error: ErrorObject): string | undefined {
  const params = error.params as Readonly<Record<string, unknown>>;
  const key = params['additionalProperty'] ?? params['missingProperty'];
  return typeof key === 'string' ? key : undefined;
}

function problemOf(error: ErrorObject, document: unknown): Problem {
  const pointer = error.instancePath;
  const key = named(error);
  if (error.keyword === 'additionalProperties' && key !== undefined) {
    return {
      code: 'unknown-key',
      severity: 'problem',
      pointer: `${pointer}/${escaped(key)}`,
      message: t('exchange.sliceIsNotKnownHere', { slice: key.slice(0, 60) }),
    };
  }
  if (error.keyword === 'required' && key !== undefined) {
    return {
      code: 'missing-key',
      severity: 'problem',
      pointer,
      message: t('exchange.keyIsMissing', { key }),
      expected: t('exchange.theKeyKey', { key }),
    };
  }
  return wrong('wrong-form', pointer, readAt(document, pointer), expectedBy(error));
}

function expectedBy(error: ErrorObject): string {
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case 'type':
      return t('exchange.ofTheTypeParams', { params: params['type'] });
    case 'enum':
      return t('exchange.oneOfValue', {
        value: listed((params['allowedValues'] as readonly unknown[]).map(String)),
      });
    case 'oneOf':
      return t('exchange.inOneOfTheFormsThat');
    case 'minimum':
      return t('exchange.atLeastParams', { params: params['limit'] });
    case 'maximum':
      return t('exchange.atMostParams', { params: params['limit'] });
    case 'minItems':
      return t('exchange.aListOfAtLeastParams', { params: params['limit'] });
    case 'maxItems':
      return t('exchange.aListOfAtMostParams', { params: params['limit'] });
    case 'uniqueItems':
      return t('exchange.aListWithoutRepetitions');
    case 'const':
      return String(params['allowedValue']);
    default:
      return error.message?.replace(/^must /, 'such that it must ') ?? t('exchange.asTheSchemaSays');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tileProblems(scenario: Scenario): Problem[] {
  const start = startOf(scenario);
  return start.ok ? fifthTiles(scenario.position ?? {}) : [...start.problems];
}

function eventProblems(scenario: Scenario): Problem[] {
  return (scenario.events ?? []).flatMap((step, at) => {
    const events = 'together' in step ? step.together : [step];
    return events.flatMap((event, place) => {
      const act = actOf(event);
      const base = `/events/${String(at)}${'together' in step ? `/together/${String(place)}` : ''}`;
      return act.ok ? [] : act.problems.map((one) => ({ ...one, pointer: base + one.pointer }));
    });
  });
}

/** No table has a fifth copy of a tile, or a second one of a flower. Discards are not counted: a meld may hold them too. */
function fifthTiles(position: Position): Problem[] {
  const counts = new Map<number, number>();
  const problems: Problem[] = [];
  const count = (text: string | undefined, pointer: Pointer): void => {
    const tiles = text === undefined ? undefined : parseTiles(text);
    for (const tile of tiles?.ok === true ? tiles.value : []) {
      const kind = kindOf(tile);
      const held = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, held);
      const most = kind === JOKER ? 16 : isFlower(kind) ? 1 : 4;
      if (held === most + 1) problems.push(oneTooMany(pointer, printTile(kind), most));
    }
  };
  for (const [seat, held] of Object.entries(position.seats ?? {})) {
    const base = `/position/seats/${seat}`;
    count(held.concealed, `${base}/concealed`);
    count(held.drawn, `${base}/drawn`);
    count(held.flowers, `${base}/flowers`);
    held.melds?.forEach((meld, at) => count(meld.tiles, `${base}/melds/${String(at)}/tiles`));
  }
  count(position.doraIndicators, '/position/doraIndicators');
  count(position.uraIndicators, '/position/uraIndicators');
  count(position.wall, '/position/wall');
  return problems;
}

function oneTooMany(pointer: Pointer, tile: string, most: number): Problem {
  return {
    code: 'five-identical-tiles',
    severity: 'problem',
    pointer,
    message: t('exchange.thereAreMoreThanMostOf', { most, tile }),
    found: tile,
    expected: t('exchange.atMostMost', { most }),
  };
}
