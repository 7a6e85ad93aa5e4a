import { memo, useId, useState, type ReactNode } from 'react';
import type { Topic } from '../../../app/editor/preview';
import type { Preset } from '../../../schemas/generated/preset';
import { Icon } from '../parts/Icon';
import { PlainRow } from './PlainRow';
import styles from './rows.module.css';

interface TopicGroupProps {
  readonly topic: Topic;
  readonly preset: Preset;
}

/** The unchanged scenarios of one topic, folded up. */
export function TopicGroup({ topic, preset }: TopicGroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <Group title={topic.title} count={topic.runs.length} open={open} onOpen={setOpen}>
      {open ? (
        <ul className={styles['rows']}>
          {topic.runs.map((one) => (
            <PlainRow key={one.scenario.id} scenario={one.scenario} run={one.run} preset={preset} />
          ))}
        </ul>
      ) : null}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** One that stays folded up is drawn again only when it holds another number. */
const Group = memo(function Group({ title, count, open, onOpen, children }: GroupProps) {
  const id = useId();
  return (
    <div className={styles['topic']}>
      <h4>
        <button
          type="button"
          id={id}
          className={styles['topicButton']}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={() => {
            onOpen(!open);
          }}
        >
          <Icon name={open ? 'down' : 'right'} size={14} />
          {title}
          <span className={styles['topicCount']}>{count}</span>
        </button>
      </h4>
      <div id={`${id}-list`} role="group" aria-labelledby={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
});
