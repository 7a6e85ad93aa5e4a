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
  const name = work.ok ? work.value.preset.name : undefined;
  return (
    <div className={styles['offer']} role="alert">
      <span>
        {name === undefined
          ? `Unsaved changes of ${when} were found, but they cannot be read.`
          : `Recovered unsaved changes of “${name}”, from ${when}.`}
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
          <Button
            small
            onPress={() => {
              actions.show({ kind: 'recovered', found });
            }}
          >
            What changed…
          </Button>
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
