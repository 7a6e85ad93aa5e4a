import { isLanguage } from '../../app/language/language';
import { speak } from '../../app/language/packs';

/**
 * Lets the words of rules be those of the language after `--lang`. What is no language stays English here, and is
 * refused with the other slips of a call.
 */
export async function speakAsAsked(args: readonly string[]): Promise<void> {
  const at = args.findLastIndex((one) => one === '--lang' || one.startsWith('--lang='));
  if (at < 0) return;
  const named = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  if (isLanguage(named)) await speak(named);
}
