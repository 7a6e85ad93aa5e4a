import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import { awayFrom, type PlayedForm } from '../hand/away';
import { formsWith } from '../hand/completion';
import type { Effective } from '../preset/effective';
import type { Problem } from '../result';
import { printTile, type Kind } from '../tiles';
import { compile } from './compile';
import { problem } from './possible';
import { readHand } from './read';
import { allHeld, waits } from './waits';

/** How near a hand is in one form. */
export interface FormWaiting {
  readonly away: number;
  readonly waits: readonly string[];
}

/** What a hand that has not won waits for. */
export interface Waiting {
  readonly ok: true;
  /** The tiles that complete it, lowest first. */
  readonly waits: readonly string[];
  /** How many tiles it lacks to be one tile from complete: 0 for a hand that calls. */
  readonly away: number;
  /** The same for each form that the preset knows and the hand can still have. */
  readonly forms: { readonly [form in PlayedForm]?: FormWaiting };
  /** Tiles that would complete it and of which it holds all four itself, and whether the preset counts them as waits. */
  readonly allHeld: { readonly tiles: readonly string[]; readonly counts: boolean };
}

/**
 * What a hand document without `win` waits for under a preset, and how far it is from that. Waits keep to the restrictions
 * on the winning hand; distances count shapes only. Whether a wait on a fifth copy counts is what the preset's option "A
 * wait only on tiles of which one holds all four" says.
 */
export function waitingOf(effective: Effective, hand: Hand): Waiting | { ok: false; problems: readonly Problem[] } {
  if (hand.win !== undefined) {
    const message = t('scoring.aHandThatHasWonWaits');
    return { ok: false, problems: [problem('win-given', '/win', message, hand.win.tile)] };
  }
  const read = readHand(effective, hand);
  if (!read.ok) return read;
  const { shapes } = compile(effective);
  const { concealed, melds } = read.value;
  const tiles = melds.reduce((sum, meld) => sum + (shapes.card === undefined ? 3 : meld.tiles.length), 0);
  const wanted = shapes.sets * 3 + 1;
  if (concealed.length + tiles !== wanted) {
    const message = t('scoring.aHandThatWaitsHoldsNo');
    const found = String(concealed.length + tiles);
    return { ok: false, problems: [problem('wrong-count', '/concealed', message, found, String(wanted))] };
  }
  const held = { concealed, melds };
  const kinds = waits(effective, held);
  const own = allHeld(effective, held, kinds);
  const counts = effective.rules.ready.waitAllHeld === 'ready';
  const real = counts ? kinds : kinds.filter((kind) => !own.includes(kind));
  const forms: { [form in PlayedForm]?: FormWaiting } = {};
  for (const [form, away] of Object.entries(awayFrom(shapes, held)) as [PlayedForm, number][]) {
    const completing = real.filter((kind) => formsWith(shapes, held, kind).includes(form));
    forms[form] = { away: completing.length > 0 ? 0 : Math.max(1, away), waits: printed(completing) };
  }
  return {
    ok: true,
    waits: printed(real),
    away: Math.min(...Object.values(forms).map((form) => form.away)),
    forms,
    allHeld: { tiles: printed(own), counts },
  };
}

function printed(kinds: readonly Kind[]): string[] {
  return kinds.map(printTile);
}
