import { FILE_ENDINGS, type FileKind } from '../bridge';
import { isDeviceName } from './library-id';

/** A name that is safe to suggest on every system, with the usual ending of its kind. */
export function suggestedName(name: string, kind: FileKind): string {
  const endings = FILE_ENDINGS[kind];
  const bare = name.replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ').replace(/\s+/g, ' ');
  const trimmed = bare.replace(/^[. ]+|[. ]+$/g, '').slice(0, 100) || 'preset';
  const free = isDeviceName(trimmed) ? `_${trimmed}` : trimmed;
  return endings.some((one) => free.toLowerCase().endsWith(`.${one}`)) ? free : `${free}.${endings[0] ?? 'txt'}`;
}
