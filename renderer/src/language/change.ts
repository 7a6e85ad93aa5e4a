import type { Bridge } from '../../../app/bridge';
import type { LanguageChoice } from '../../../app/language/language';
import { carryOver } from '../platform/session';
import type { Store } from '../store/store';
import { keepLanguage } from './choice';

/** Starts the window anew in another language; what is unsaved comes back out of the journal. */
export async function changeLanguage(
  store: Store,
  bridge: Pick<Bridge, 'reload'>,
  language: LanguageChoice,
): Promise<void> {
  keepLanguage(language);
  const { recovery } = store.getState();
  if (recovery !== undefined && (await recovery.settled())) await carryOver();
  bridge.reload();
}
