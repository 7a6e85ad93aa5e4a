import type { BridgeFailure } from '../../app/bridge';
import { failure } from '../../app/shell/problems';

/** The system's code of an error from the file system, such as `EACCES`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What an error of the file system means for the user. Anything else is a bug and goes on. */
export function systemFailure(error: unknown, doing: 'read' | 'write'): BridgeFailure {
  const code = systemCode(error);
  if (code === undefined) throw error;
  switch (code) {
    case 'ENOENT':
      return doing === 'read' ? failure('not-found') : failure('unwritable', code);
    case 'ENOSPC':
    case 'EDQUOT':
      return failure('disk-full', code);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return doing === 'read' ? failure('unreadable', code) : failure('read-only', code);
    default:
      return failure(doing === 'read' ? 'unreadable' : 'unwritable', code);
  }
}
