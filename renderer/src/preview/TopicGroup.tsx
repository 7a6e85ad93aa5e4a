import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
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
    <Disclosure isExpanded={open} onExpandedChange={setOpen} className={styles['topic'] ?? ''}>
      <Heading level={4}>
        <Button slot="trigger" className={styles['topicButton'] ?? ''}>
          <Icon name={open ? 'down' : 'right'} size={14} />
          {topic.title}
          <span className={styles['topicCount']}>{topic.runs.length}</span>
        </Button>
      </Heading>
      <DisclosurePanel>
        {open && (
          <ul className={styles['rows']}>
            {topic.runs.map((one) => (
              <PlainRow key={one.scenario.id} scenario={one.scenario} run={one.run} preset={preset} />
            ))}
          </ul>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
