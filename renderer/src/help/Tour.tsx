import { useEffect } from 'react';
import { t } from '../../../app/language/say';
import { TOUR, tourStep } from '../../../app/editor/tour';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import styles from './help.module.css';

/** One step of the tour, in place of the help; the part of the window that it is about has an outline meanwhile. */
export default function Tour({ step }: { readonly step: number }) {
  const actions = useActions();
  const shown = TOUR[step];
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-region="${shown?.region ?? ''}"]`);
    if (element) element.dataset['toured'] = '';
    return () => {
      delete element?.dataset['toured'];
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <div aria-live="polite">
      <h2>{shown.title}</h2>
      <p>{shown.text}</p>
      <div className={styles['tour']}>
        <span>{t('help.stepOfNumber', { step: step + 1, number: TOUR.length })}</span>
        {step > 0 && (
          <Button
            small
            onPress={() => {
              actions.setTour(tourStep(step, -1));
            }}
          >
            {t('help.back')}
          </Button>
        )}
        <Button
          small
          look="primary"
          onPress={() => {
            actions.setTour(tourStep(step, 1));
          }}
        >
          {step + 1 < TOUR.length ? t('help.next') : t('help.done')}
        </Button>
        {step + 1 < TOUR.length && (
          <Button
            small
            look="quiet"
            onPress={() => {
              actions.setTour(undefined);
            }}
          >
            {t('help.skip')}
          </Button>
        )}
      </div>
    </div>
  );
}
