import { t } from '../../../../app/language/say';
import type { PatternsOption } from '../../../../app/option/option';
import { presetOf } from '../../../../app/editor/document';
import { catalogueOf } from '../../../../app/option/catalogue';
import { Button } from '../../parts/Button';
import { LaterFinder } from '../../parts/LaterFinder';
import { useActions } from '../../store/context';
import { documentIn } from '../../store/derived';
import { useWindow } from '../../store/store';
import styles from '../page.module.css';
import type { ControlProps } from './control';

/** Any of the patterns, as a list that grows by searching. */
export function PatternsControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<PatternsOption>) {
  const { editing } = useActions();
  const catalogue = catalogueOf(useWindow((state) => presetOf(documentIn(state)).patterns));
  const ids = Array.isArray(value) ? value.map(String) : [];
  const set = (next: readonly string[]) => {
    editing.change({ set: { [option.pointer]: next } });
  };
  return (
    <div className={styles['chips']} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {ids.length === 0 && <span className={styles['unit']}>{t('page.none')}</span>}
      {ids.map((id) => (
        <span key={id} className={styles['chip']}>
          {catalogue.name(id) ?? id}
          <Button
            small
            look="quiet"
            icon="close"
            label={t('page.takeOutName', { name: catalogue.name(id) ?? id })}
            isDisabled={disabled}
            onPress={() => {
              set(ids.filter((one) => one !== id));
            }}
          />
        </span>
      ))}
      <LaterFinder
        label={t('page.addAPattern')}
        disabled={disabled}
        items={catalogue.all
          .filter((pattern) => !ids.includes(pattern.id))
          .map(({ id, name }) => ({ id, words: name }))}
        onChosen={(id) => {
          set([...ids, id]);
        }}
      />
    </div>
  );
}
