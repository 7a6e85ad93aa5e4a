import { memo, useMemo } from 'react';
import { t } from '../../../app/language/say';
import { same } from '../../../app/option/values';
import type { Pointer } from '../../../app/result';
import type { Run } from '../../../app/ruling';
import type { Changed } from '../../../app/scenarios/preview';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { OptionLink } from '../page/ReasonLine';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import { useWhenIdle } from '../parts/useWhenIdle';
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

/** One further down: until nothing else waits only its name is there. */
export function LaterCard({ inSight, ...props }: ChangedCardProps & { readonly inSight: boolean }) {
  const ready = useWhenIdle();
  const { scenario } = props.changed;
  if (inSight || ready) return <ChangedCard {...props} />;
  return (
    <li className={classes(styles['card'], styles['waiting'])} data-scenario={scenario.id} data-waiting>
      <h4>{scenario.title}</h4>
    </li>
  );
}

/** A scenario that ends otherwise: its tiles, what was ruled before, what is ruled now, and what decided it. */
export function ChangedCard({ changed, ruled }: ChangedCardProps) {
  const { scenario, before, after, deciding } = changed;
  const [open] = useOpening(scenario.id);
  const then = useMemo(() => tellingLines(before, ruled.against, after), [before, ruled.against, after]);
  const now = useMemo(() => tellingLines(after, ruled.preset, before), [after, ruled.preset, before]);
  return (
    <Card
      scenario={scenario}
      run={after}
      other={before}
      deciding={deciding}
      foreign={ruled.foreign}
      then={then}
      now={now}
      preset={open ? ruled.preset : undefined}
    />
  );
}

interface CardProps {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly other: Run;
  readonly deciding: readonly Pointer[];
  readonly foreign: boolean;
  readonly then: readonly Line[];
  readonly now: readonly Line[];
  /** There while it is laid open: a card that says the same is not drawn again for every edit. */
  readonly preset: Preset | undefined;
}

const Card = memo(function Card({ scenario, run, other, deciding, foreign, then, now, preset }: CardProps) {
  const { go } = useActions();
  const [open, toggle] = useOpening(scenario.id);
  return (
    <li className={styles['card']} data-scenario={scenario.id}>
      <div className={styles['cardHead']}>
        <h4>
          <button type="button" className={styles['cardTitle']} aria-expanded={open} onClick={toggle}>
            <span>{scenario.title}</span>
            <Icon name={open ? 'down' : 'right'} size={16} />
          </button>
        </h4>
        <ScenarioMenu scenario={scenario} />
      </div>
      {!open && <ScenarioTiles scenario={scenario} run={run} other={other} />}
      <dl className={styles['sides']}>
        <Side term={foreign ? t('preview.there') : t('preview.before')} lines={then} />
        <Side term={foreign ? t('preview.here') : t('preview.now')} lines={now} />
      </dl>
      {deciding.length > 0 && (
        <p className={reasons['because']}>
          {t('preview.becauseOf')}
          {deciding.slice(0, 5).map((pointer, at) => (
            <span key={pointer}>
              {at > 0 && t('words.comma')}
              <OptionLink pointer={pointer} onPress={go} />
            </span>
          ))}
          {deciding.length > 5 && t('preview.andNumberMore', { number: deciding.length - 5 })}
        </p>
      )}
      {preset !== undefined && <ScenarioDetail scenario={scenario} run={run} other={other} preset={preset} />}
    </li>
  );
}, saysTheSame);

function saysTheSame(before: CardProps, after: CardProps): boolean {
  return (
    before.run === after.run &&
    before.other === after.other &&
    before.preset === after.preset &&
    before.foreign === after.foreign &&
    same([before.deciding, before.then, before.now], [after.deciding, after.then, after.now])
  );
}

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
