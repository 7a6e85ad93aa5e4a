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
    <section className={styles['bar']} aria-label="Recovered changes">
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
      <span>
        {work.ok ? said(work.value, when) : `Unsaved changes of ${when} were found, but they cannot be read.`}
      </span>
      {work.ok && (
        <>
          <Button
            small
            look="primary"
            onPress={() => {
              void recovery?.bringBack(found);
            }}
          >
            Bring back
          </Button>
          {work.value.kind === 'preset' && (
            <Button
              small
              onPress={() => {
                actions.show({ kind: 'recovered', found });
              }}
            >
              What changed…
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
        Discard
      </Button>
    </div>
  );
}

function said(unsaved: Unsaved, when: string): string {
  switch (unsaved.kind) {
    case 'preset':
      return `Recovered unsaved changes of “${nameOf(unsaved)}”, from ${when}.`;
    case 'scenario':
      return `Recovered the scenario “${nameOf(unsaved)}” as it was edited, from ${when}.`;
    case 'hand':
      return `Recovered the hand ${nameOf(unsaved)} of the hand desk, from ${when}.`;
  }
}
