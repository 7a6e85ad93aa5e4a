import { t } from '../../../app/language/say';
import { nameOf, type Unsaved } from '../../../app/editor/drafts';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import type { FoundWork } from '../store/recovery';
import { useWindow } from '../store/store';
import styles from './recovered.module.css';

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Offers unsaved work that a crash, or a page closed without saving, has left. */
export default function RecoveredBar() {
  const recovered = useWindow((state) => state.recovered);
  return (
    <section className={styles['bar']} aria-label={t('bar.recoveredChanges')}>
      {recovered.map((found) => (
        <Offer key={found.ids.join()} found={found} />
      ))}
    </section>
  );
}

function Offer({ found }: { readonly found: FoundWork }) {
  const actions = useActions();
  const recovery = useWindow((state) => state.recovery);
  const { work, modifiedAt } = found;
  const when = TIME.format(new Date(modifiedAt));
  return (
    <div className={styles['offer']} role="alert">
      <span>{work.ok ? said(work.value, when) : t('bar.unsavedChangesOfWhenWereFound', { when })}</span>
      {work.ok && (
        <>
          <Button
            small
            look="primary"
            onPress={() => {
              void recovery?.bringBack(found);
            }}
          >
            {t('bar.bringBack')}
          </Button>
          {work.value.kind === 'preset' && (
            <Button
              small
              onPress={() => {
                actions.show({ kind: 'recovered', found });
              }}
            >
              {t('bar.whatChanged')}
            </Button>
          )}
        </>
      )}
      <Button
        small
        look="danger"
        onPress={() => {
          void recovery?.discard(found);
        }}
      >
        {t('bar.discard')}
      </Button>
    </div>
  );
}

function said(unsaved: Unsaved, when: string): string {
  switch (unsaved.kind) {
    case 'preset':
      return t('bar.recoveredUnsavedChangesOfNameFrom', { name: nameOf(unsaved), when });
    case 'scenario':
      return t('bar.recoveredTheScenarioNameAsIt', { name: nameOf(unsaved), when });
    case 'hand':
      return t('bar.recoveredTheHandNameOfThe', { name: nameOf(unsaved), when });
  }
}
