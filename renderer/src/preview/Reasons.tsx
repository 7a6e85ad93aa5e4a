import { t } from '../../../app/language/say';
import type { Pointer } from '../../../app/result';
import { OptionLink } from '../page/ReasonLine';
import { useActions } from '../store/context';
import styles from './reasons.module.css';

/** So many links are shown: a score can rest on a great many rows. */
const MOST = 8;

/** The options that decided something, as links to them. */
export function Reasons({ pointers }: { readonly pointers: readonly Pointer[] }) {
  const { go } = useActions();
  if (pointers.length === 0) return null;
  return (
    <p className={styles['because']}>
      {t('preview.decidedBy')}
      {pointers.slice(0, MOST).map((pointer, at) => (
        <span key={pointer}>
          {at > 0 && t('words.comma')}
          <OptionLink pointer={pointer} onPress={go} />
        </span>
      ))}
      {pointers.length > MOST && t('preview.andNumberMore', { number: pointers.length - MOST })}
    </p>
  );
}
