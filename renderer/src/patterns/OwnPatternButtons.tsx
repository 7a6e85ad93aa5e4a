import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { ownPatternRemoval } from '../../../app/editor/own-pattern';
import type { OwnPattern } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './patterns.module.css';

/** What can be done with a pattern of the club's own: it is changed, or taken out, which can be undone. */
export function OwnPatternButtons({ pattern }: { readonly pattern: OwnPattern }) {
  const { store } = useSurroundings();
  const actions = useActions();
  const readOnly = useWindow((state) => documentIn(state).readOnly);
  return (
    <span className={styles['ownButtons']}>
      <Button
        small
        isDisabled={readOnly}
        onPress={() => {
          actions.show({ kind: 'own-pattern', page: pattern.page, id: pattern.id });
        }}
      >
        {t('patterns.changeThePattern')}
      </Button>
      <Button
        small
        icon="trash"
        look="quiet"
        isDisabled={readOnly}
        onPress={() => {
          const change = ownPatternRemoval(presetOf(documentIn(store.getState())), pattern.id);
          if (change !== undefined) actions.editing.change(change);
        }}
      >
        {t('patterns.takeItOut')}
      </Button>
    </span>
  );
}
