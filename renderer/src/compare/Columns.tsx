import { t } from '../../../app/language/say';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { useActions } from '../store/context';
import { MOST_COMPARED } from '../store/actions';
import { choiceOfCurrent, chosenFor, type Comparable } from '../store/comparable';
import { useSurroundings, useWindow } from '../store/store';
import styles from './compare.module.css';

interface ColumnsProps {
  readonly first: string;
  readonly choices: readonly Comparable[];
}

/** Which presets are compared: the one that is looked at, and up to five others that can be changed, left out and edited. */
export function Columns({ first, choices }: ColumnsProps) {
  const { store } = useSurroundings();
  const actions = useActions();
  const ids = useWindow((state) => state.comparedWith);
  const desk = useWindow((state) => state.desk);
  const put = (next: readonly string[]) => {
    store.setState({ comparedWith: next });
  };
  return (
    <div className={styles['columns']}>
      <strong>{first}</strong>
      <span>{t('compare.with')}</span>
      {ids.map((id, at) => {
        const name = choices.find((choice) => choice.id === id)?.words ?? t('compare.aPresetThatIsNotThere');
        const chosen = chosenFor(desk, id);
        return (
          <div key={id} className={styles['column']}>
            <Choice
              label={at === 0 ? t('compare.compareWith') : t('compare.compareWithAt', { at: at + 2 })}
              value={id}
              choices={choices.filter((choice) => choice.id === id || !ids.includes(choice.id))}
              onChange={(next) => {
                put(ids.with(at, next));
              }}
            />
            {chosen !== undefined && (
              <Button
                icon="arrow"
                look="quiet"
                small
                label={t('compare.editNameInstead', { name })}
                onPress={() => {
                  put(ids.with(at, choiceOfCurrent(desk)));
                  actions.library.choose(chosen);
                }}
              />
            )}
            {ids.length > 1 && (
              <Button
                icon="close"
                look="quiet"
                small
                label={t('compare.leaveOutName', { name })}
                onPress={() => {
                  put(ids.filter((one) => one !== id));
                }}
              />
            )}
          </div>
        );
      })}
      {ids.length < MOST_COMPARED - 1 && (
        <Choice
          label={t('compare.addAPresetToTheComparison')}
          value=""
          placeholder={t('compare.add')}
          choices={choices.filter((choice) => !ids.includes(choice.id))}
          onChange={(next) => {
            put([...ids, next]);
          }}
        />
      )}
      {ids.length < MOST_COMPARED - 1 && (
        <span title={t('compare.aFileThatIsDroppedOr')}>
          <Button
            look="quiet"
            small
            onPress={() => {
              actions.command('open');
            }}
          >
            {t('compare.fromAFile')}
          </Button>
        </span>
      )}
    </div>
  );
}
