import { t } from '../../../../app/language/say';
import type { SequenceOption } from '../../../../app/option/option';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { useActions } from '../../store/context';
import styles from '../page.module.css';
import type { ControlProps } from './control';

/** Several of a list in an order: each place is a list of its own, and can be moved. */
export function SequenceControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<SequenceOption>) {
  const { editing } = useActions();
  const items = Array.isArray(value) ? value.map(String) : [];
  const choices = option.choices.map((choice) => ({ id: String(choice.value), words: choice.words }));
  const set = (next: readonly string[]) => {
    editing.change({ set: { [option.pointer]: next } });
  };
  const swapped = (at: number, to: number) =>
    items.map((one, place) => (place === at ? (items[to] ?? one) : place === to ? (items[at] ?? one) : one));
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <ol className={styles['sequence']}>
        {items.map((item, at) => (
          <li key={at}>
            <span className={styles['place']}>{at + 1}.</span>
            <Choice
              small
              label={t('page.placeAt', { at: at + 1 })}
              value={item}
              choices={choices}
              disabled={disabled}
              onChange={(id) => {
                set(items.map((one, place) => (place === at ? id : one)));
              }}
            />
            <Button
              small
              look="quiet"
              icon="up"
              label={t('page.movePlaceAtUp', { at: at + 1 })}
              isDisabled={disabled || at === 0}
              onPress={() => {
                set(swapped(at, at - 1));
              }}
            />
            <Button
              small
              look="quiet"
              icon="close"
              label={t('page.takeOutPlaceAt', { at: at + 1 })}
              isDisabled={disabled || items.length <= option.minItems}
              onPress={() => {
                set(items.filter((_one, place) => place !== at));
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        small
        look="quiet"
        icon="plus"
        isDisabled={disabled || items.length >= option.maxItems}
        onPress={() => {
          set([...items, items.at(-1) ?? choices[0]?.id ?? '']);
        }}
      >
        {t('page.addAPlace')}
      </Button>
    </div>
  );
}
