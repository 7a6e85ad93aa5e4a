import { keptScenarios } from '../scenarios';
import { deflateRawSync } from 'node:zlib';
import type { Preset } from '../../../schemas/generated/preset';
import { printPreset } from '../../../app/preset/print';
import { linkTo } from '../../../app/exchange/link';
import { EXPORTS, formatAt } from '../../../app/exchange/formats';
import type { Report } from '../../../app/exchange/format';
import { reportText } from '../../../app/exchange/report';
import { scenarioAt } from '../../../app/scenarios';
import { GOOD, PROBLEMS, told, usage, type Exit } from '../exit';
import { asJson } from '../json';
import { ruledPreset, type Shelf } from '../presets';
import { written } from '../written';

/** What `--to` may be: a format, or a link for the browser edition. */
export const FORMS: readonly string[] = [...EXPORTS.map(({ id }) => id), 'link'];

export interface ExportAsked {
  readonly to: string;
  readonly output?: string;
  readonly set?: readonly string[];
  readonly report?: boolean;
  readonly json?: boolean;
  readonly scenario?: readonly string[];
  readonly page?: string;
}

/**
 * `export`: a preset for another program or for readers, to standard output or a file. `--report` prints what is carried,
 * lost and assumed instead; a file that was asked for is written all the same.
 */
export async function exported(shelf: Shelf, name: string, asked: ExportAsked): Promise<Exit> {
  const { io } = shelf;
  const own = await keptScenarios(shelf);
  const known = (id: string): boolean => scenarioAt(id) !== undefined || own.some((one) => one.id === id);
  const unknown = asked.scenario?.find((id) => !known(id));
  if (unknown !== undefined) {
    const hint = '"prevailing list --scenarios" shows those that there are.';
    return failure(shelf, usage('unknown-scenario', `There is no scenario "${unknown}".`, hint));
  }
  const preset = await ruledPreset(shelf, name, asked.set);
  if (!preset.ok) return told(io, preset, name);
  if (asked.to === 'link') return link(shelf, preset.value, asked);
  const made = formatAt(asked.to)?.export?.(preset.value, asked.scenario, own);
  if (made?.ok !== true) return told(io, { exit: PROBLEMS, problems: made?.problems ?? [] }, name);
  const { text, report } = made.value;
  const lost = report.lost.length;
  if (asked.report === true) await io.out(asked.json === true ? asJson(report) : reportText(report));
  else if (lost > 0) io.err(`${lossWords(report)}: see --report.\n`);
  if (asked.output !== undefined) return written(shelf, asked.output, text);
  if (asked.report !== true) await io.out(text);
  return GOOD;
}

/** The link that opens the preset in the browser edition at an address. */
async function link(shelf: Shelf, preset: Preset, { page, output }: ExportAsked): Promise<Exit> {
  if (page === undefined || !/^https?:\/\/[^\s#]+$/.test(page)) {
    return failure(shelf, usage('no-page', 'A link needs the address of the browser edition: --page https://...'));
  }
  const packed = deflateRawSync(printPreset(preset)).toString('base64url');
  const text = `${linkTo(page, packed)}\n`;
  if (output !== undefined) return written(shelf, output, text);
  await shelf.io.out(text);
  return GOOD;
}

function failure({ io }: Shelf, failed: ReturnType<typeof usage>): Exit {
  return failed.ok ? GOOD : told(io, failed);
}

function lossWords({ lost }: Report): string {
  return lost.length === 1 ? 'One rule is lost' : `${String(lost.length)} rules are lost`;
}
