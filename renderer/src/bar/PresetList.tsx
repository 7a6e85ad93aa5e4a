import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './bar.module.css';
import { PresetCard } from './PresetCard';
import { foundGroups, presetGroups, type Listed } from './presetGroups';
import { PresetName } from './PresetName';
import list from './presets.module.css';

/** The list of rule presets, found by name, and the card of the one that is pointed at. */
export function PresetList() {
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const name = useWindow((state) => presetOf(documentIn(state)).name);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string>();
  const groups = presetGroups(desk);
  const all = groups.flatMap((group) => group.entries);
  const current = all.find((entry) => entry.current);
  const shown: Listed | undefined = all.find((entry) => entry.id === pointed) ?? current;
  return (
    <Select
      aria-label={t('bar.rulePresets')}
      value={current?.id ?? null}
      isOpen={open}
      onOpenChange={(opening) => {
        setOpen(opening);
        setQuery('');
        setPointed(undefined);
      }}
      onChange={(key) => {
        const entry = all.find((one) => one.id === key);
        if (entry && !entry.current) actions.library.choose(entry.chosen);
      }}
    >
      <Button className={classes(parts['button'], parts['trigger'], styles['preset'])} data-region-start>
        <SelectValue className={styles['presetName'] ?? ''}>{() => name}</SelectValue>
        <Icon name="down" size={16} />
      </Button>
      <Popover className={classes(parts['popover'], list['popover'])} offset={4}>
        <div className={list['finding']}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField aria-label={t('bar.findAPreset')} autoFocus className={list['search'] ?? ''}>
              <Input className={parts['input'] ?? ''} placeholder={t('bar.nameCommunityOrPlace')} />
            </SearchField>
            <ListBox
              className={classes(parts['list'], list['list'])}
              renderEmptyState={() => <p className={list['none']}>{t('bar.noPresetIsCalledSo')}</p>}
            >
              {foundGroups(groups, query, open).map((group) => (
                <ListBoxSection key={group.title} id={group.title}>
                  <Header className={parts['heading'] ?? ''}>{group.title}</Header>
                  {group.entries.map((entry) => (
                    <ListBoxItem
                      key={entry.id}
                      id={entry.id}
                      textValue={entry.name}
                      className={parts['item'] ?? ''}
                      onHoverStart={() => {
                        setPointed(entry.id);
                      }}
                    >
                      {({ isSelected, isFocused }) => (
                        <PresetName entry={entry} chosen={isSelected} focused={isFocused} onFocus={setPointed} />
                      )}
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </Autocomplete>
        </div>
        {/* The closed list is drawn, too, to know what is in it: the card is not worked out for that. */}
        {open && shown?.preset !== undefined && <PresetCard preset={shown.preset} />}
      </Popover>
    </Select>
  );
}
