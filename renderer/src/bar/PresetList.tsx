import { useState } from 'react';
import {
  Button,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { presetOf } from '../../../app/editor/document';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './bar.module.css';
import { presetGroups } from './presetGroups';

/** The list of rule presets: own ones first, then the built-in ones by family. */
export function PresetList() {
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const name = useWindow((state) => presetOf(documentIn(state)).name);
  const [open, setOpen] = useState(false);
  const groups = presetGroups(desk);
  const all = groups.flatMap((group) => group.entries);
  const current = all.find((entry) => entry.current)?.id ?? null;
  return (
    <Select
      aria-label="Rule presets"
      value={current}
      isOpen={open}
      onOpenChange={setOpen}
      onChange={(key) => {
        const entry = all.find((one) => one.id === key);
        if (entry && !entry.current) actions.library.choose(entry.chosen);
      }}
    >
      <Button className={classes(parts['button'], parts['trigger'], styles['preset'])} data-region-start>
        <SelectValue className={styles['presetName'] ?? ''}>{() => name}</SelectValue>
        <Icon name="down" size={16} />
      </Button>
      <Popover className={classes(parts['popover'], styles['presets'])} offset={4}>
        <ListBox className={parts['list'] ?? ''}>
          {groups.map((group) => (
            <ListBoxSection key={group.title} id={group.title}>
              <Header className={parts['heading'] ?? ''}>{group.title}</Header>
              {group.entries.map((entry) => (
                <ListBoxItem key={entry.id} id={entry.id} textValue={entry.name} className={parts['item'] ?? ''}>
                  {({ isSelected }) => (
                    <>
                      <span className={parts['tick']}>{isSelected && <Icon name="check" />}</span>
                      <span className={styles['named']}>{entry.name}</span>
                      {entry.remark !== undefined && <span className={styles['remark']}>{entry.remark}</span>}
                    </>
                  )}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
