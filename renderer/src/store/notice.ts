import type { Notice } from './store';

let notices = 0;

/** A short report; each is another one, even if it says the same. */
export function noticeOf(text: string, action?: Notice['action']): Notice {
  notices += 1;
  return { id: notices, text, ...(action === undefined ? {} : { action }) };
}
