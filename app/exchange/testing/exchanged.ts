import type { Preset } from '../../../schemas/generated/preset';
import type { Exported, Format, Imported } from '../format';

/** What a format makes of a preset that it can say. */
export function written(format: Format, preset: Preset): Exported {
  const result = format.export?.(preset);
  if (result?.ok !== true) throw new Error(`${format.id} does not export ${preset.id}: ${JSON.stringify(result)}`);
  return result.value;
}

/** The JSON document that a format makes of a preset. */
export function exportedBy(
  format: Format,
  preset: Preset,
): { readonly document: Readonly<Record<string, unknown>>; readonly report: Exported['report'] } {
  const { text, report } = written(format, preset);
  return { document: JSON.parse(text) as Readonly<Record<string, unknown>>, report };
}

/** What a format makes of a JSON document that it recognises. */
export function importedBy(format: Format, json: unknown): Imported {
  return readBy(format, JSON.stringify(json), json);
}

/** What a format makes of a text that it recognises. */
export function readBy(format: Format, text: string, json?: unknown): Imported {
  const given = { text, json };
  if (format.recognise?.(given) !== true) throw new Error(`${format.id} does not recognise ${text.slice(0, 200)}`);
  const result = format.import?.(given);
  if (result?.ok !== true) throw new Error(`${format.id} does not import: ${JSON.stringify(result)}`);
  return result.value;
}
