import { writeFile } from 'node:fs/promises';
import type { Preset } from '../../../schemas/generated/preset';
import { compared } from '../../../app/exchange/comparison';
import { exportJson } from '../../../app/exchange/json';
import { comparisonMarkdown } from '../../../app/exchange/markdown';
import { builtin, builtins } from '../../../app/preset/builtin';
import { parsePreset } from '../../../app/preset/parse';
import { printPreset } from '../../../app/preset/print';
import { problemsOf } from '../../../app/preset/problems';
import { SCENARIOS } from '../../../app/scenarios';
import { ruleSheet } from '../../../app/sheet/rule-sheet';
import { GOOD, PROBLEMS, problemLines, told, type Exit } from '../exit';
import { asJson } from '../json';
import { fileText, ruledPreset, type Shelf } from '../presets';

export const FORMS = ['json', 'markdown', 'html'] as const;
export type Form = (typeof FORMS)[number];

/** `compare`: two or more presets side by side, rules in words and scenarios that come out otherwise. */
export async function compare(
  shelf: Shelf,
  names: readonly string[],
  asked: { json?: boolean; markdown?: boolean },
): Promise<Exit> {
  const presets: Preset[] = [];
  for (const name of names) {
    const preset = await ruledPreset(shelf, name);
    if (!preset.ok) return told(shelf.io, preset, name);
    presets.push(preset.value);
  }
  const comparison = compared(presets, SCENARIOS);
  await shelf.io.out(asked.json === true ? asJson(comparison) : comparisonMarkdown(comparison));
  return GOOD;
}

function printed(preset: Preset, form: Form): string {
  switch (form) {
    case 'json':
      return exportJson(preset);
    case 'markdown':
    case 'html':
      return ruleSheet(preset, form);
  }
}

/** `export`: a preset for other tools or for readers, to standard output or a file. */
export async function exported(
  shelf: Shelf,
  name: string,
  asked: { to: Form; output?: string; set?: readonly string[] },
): Promise<Exit> {
  const preset = await ruledPreset(shelf, name, asked.set);
  if (!preset.ok) return told(shelf.io, preset, name);
  const text = printed(preset.value, asked.to);
  if (asked.output === undefined) {
    await shelf.io.out(text);
    return GOOD;
  }
  try {
    await writeFile(asked.output, text);
    return GOOD;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `${asked.output} could not be written (${why}).`;
    return told(shelf.io, {
      exit: PROBLEMS,
      problems: [{ code: 'unwritable', severity: 'problem', pointer: '', message }],
    });
  }
}

/**
 * `import`: a preset file into the library. It prints what the file would change: against the preset of the same id in
 * the library, else the one it was made from. Nothing is written without `--yes`.
 */
export async function imported(shelf: Shelf, file: string, asked: { yes?: boolean; id?: string }): Promise<Exit> {
  const text = await fileText(file);
  if (!text.ok) return told(shelf.io, text);
  const parsed = parsePreset(text.value);
  if (!parsed.ok) return told(shelf.io, { exit: PROBLEMS, problems: parsed.problems }, file);
  for (const note of parsed.notes) shelf.io.err(problemLines(note, file));
  const preset: Preset = asked.id === undefined ? parsed.value : { ...parsed.value, id: asked.id };
  const refusal = refused(preset, parsed.readOnly);
  if (refusal !== undefined) return told(shelf.io, { exit: PROBLEMS, problems: [refusal] }, file);
  const problems = problemsOf(preset).filter((problem) => problem.severity === 'problem');
  for (const problem of problems) shelf.io.err(problemLines(problem, file));
  const kept = await shelf.library.read(preset.id);
  await shelf.io.out(changeWords(preset, kept.ok ? kept.entry.text : undefined));
  if (asked.yes !== true) {
    await shelf.io.out('Nothing was imported yet: repeat the command with --yes.\n');
    return GOOD;
  }
  const expected = kept.ok ? kept.entry.hash : null;
  const saved = await shelf.library.save(preset.id, printPreset(preset), expected);
  if (!saved.ok) return told(shelf.io, { exit: PROBLEMS, problems: [{ ...saved, severity: 'problem', pointer: '' }] });
  await shelf.io.out(`Imported as ${preset.id}.\n`);
  return GOOD;
}

function refused(preset: Preset, readOnly: boolean) {
  const problem = (code: string, message: string, hint: string) =>
    ({ code, severity: 'problem', pointer: '/id', message, hint }) as const;
  if (readOnly) {
    return problem(
      'newer-version',
      'The file is from a newer version and would lose something.',
      'Update the program.',
    );
  }
  return builtin(preset.id) === undefined
    ? undefined
    : problem('built-in-id', `"${preset.id}" is a built-in preset.`, 'Give another id with --id.');
}

/** What the import would change, or that there is nothing to compare it with. */
function changeWords(preset: Preset, before: string | undefined): string {
  const own = before === undefined ? undefined : parsePreset(before);
  const base = own?.ok === true ? own.value : baseOf(preset);
  if (base === undefined) return `${preset.name} is new.\n`;
  return comparisonMarkdown(compared([base, preset], SCENARIOS));
}

function baseOf(preset: Preset): Preset | undefined {
  return builtins().find((one) => one.id === preset.basedOn?.id);
}
