import { memo } from 'react';
import { Button } from 'react-aria-components';
import { t } from '../../../app/language/say';
import type { Changed } from '../../../app/scenarios/preview';
import { OptionLink } from '../page/ReasonLine';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import type { Ruled } from '../store/store';
import { tellingLines, type Line } from './lines';
import { useOpening } from './opening';
import styles from './card.module.css';
import reasons from './reasons.module.css';
import { ScenarioDetail } from './ScenarioDetail';
import { ScenarioMenu } from './ScenarioMenu';
import { ScenarioTiles } from './ScenarioTiles';

interface ChangedCardProps {
  readonly changed: Changed;
  readonly ruled: Ruled;
}

/** A scenario that ends otherwise: its tiles, what was ruled before, what is ruled now, and what decided it. */
export const ChangedCard = memo(function ChangedCard({ changed, ruled }: ChangedCardProps) {
  const { go } = useActions();
  const { scenario, before, after, deciding } = changed;
  const [open, toggle] = useOpening(scenario.id);
  return (
    <li className={styles['card']} data-scenario={scenario.id}>
      <div className={styles['cardHead']}>
        <h4>
          <Button className={styles['cardTitle'] ?? ''} aria-expanded={open} onPress={toggle}>
            <span>{scenario.title}</span>
            <Icon name={open ? 'down' : 'right'} size={16} />
          </Button>
        </h4>
        <ScenarioMenu scenario={scenario} preset={ruled.preset} />
      </div>
      {!open && <ScenarioTiles scenario={scenario} run={after} other={before} />}
      <dl className={styles['sides']}>
        <Side
          term={ruled.foreign ? t('preview.there') : t('preview.before')}
          lines={tellingLines(before, ruled.against, after)}
        />
        <Side
          term={ruled.foreign ? t('preview.here') : t('preview.now')}
          lines={tellingLines(after, ruled.preset, before)}
        />
      </dl>
      {deciding.length > 0 && (
        <p className={reasons['because']}>
          {t('preview.becauseOf')}
          {deciding.slice(0, 5).map((pointer, at) => (
            <span key={pointer}>
              {at > 0 && ', '}
              <OptionLink pointer={pointer} onPress={go} />
            </span>
          ))}
          {deciding.length > 5 && t('preview.andNumberMore', { number: deciding.length - 5 })}
        </p>
      )}
      {open && <ScenarioDetail scenario={scenario} run={after} other={before} preset={ruled.preset} />}
    </li>
  );
});

function Side({ term, lines }: { readonly term: string; readonly lines: readonly Line[] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {lines.map(({ text, tone }, at) => (
          <p key={at} data-tone={tone}>
            {text}
          </p>
        ))}
      </dd>
    </div>
  );
}
