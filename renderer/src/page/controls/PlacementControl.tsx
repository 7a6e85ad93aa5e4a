import { t } from '../../../../app/language/say';
import type { PlacementOption } from '../../../../app/option/option';
import { useActions } from '../../store/context';
import { documentIn } from '../../store/derived';
import { useWindow } from '../../store/store';
import styles from '../page.module.css';
import type { ControlProps } from './control';
import { TypedField } from './TypedField';

const PLACES = [t('page.first'), t('page.second'), t('page.third'), t('page.fourth')];

/** Points for the first to the fourth. */
export function PlacementControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<PlacementOption>) {
  const { editing } = useActions();
  const drafts = useWindow((state) => documentIn(state).drafts);
  const points = Array.isArray(value) ? (value as readonly number[]) : option.default;
  return (
    <div className={styles['placements']} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {points.map((one, at) => {
        const pointer = `${option.pointer}/${String(at)}`;
        return (
          <label key={at}>
            <span className={styles['unit']}>{PLACES[at]}</span>
            <TypedField
              className={styles['cell']}
              label={PLACES[at] ?? ''}
              value={one}
              form={{ min: option.min, max: option.max, format: 'plain' }}
              typed={drafts[pointer]}
              disabled={disabled}
              onValue={(next) => {
                const changed = points.map((other, place) => (place === at ? next : other));
                editing.change({ set: { [option.pointer]: changed }, key: pointer });
              }}
              onTyped={(text) => {
                editing.keepTyped(pointer, text);
              }}
              onLeave={editing.seal}
            />
          </label>
        );
      })}
    </div>
  );
}
