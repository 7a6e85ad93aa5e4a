import { useEffect } from 'react';
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
        <span>{`${String(step + 1)} of ${String(TOUR.length)}`}</span>
        {step > 0 && (
          <Button
            small
            onPress={() => {
              actions.setTour(tourStep(step, -1));
            }}
          >
            Back
          </Button>
        )}
        <Button
          small
          look="primary"
          onPress={() => {
            actions.setTour(tourStep(step, 1));
          }}
        >
          {step + 1 < TOUR.length ? 'Next' : 'Done'}
        </Button>
        {step + 1 < TOUR.length && (
          <Button
            small
            look="quiet"
            onPress={() => {
              actions.setTour(undefined);
            }}
          >
            Skip
          </Button>
        )}
      </div>
    </div>
  );
}
