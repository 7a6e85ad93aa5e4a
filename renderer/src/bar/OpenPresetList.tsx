import { useDeferredValue, useMemo, useState } from 'react';
import { Autocomplete, Header, Input, ListBox, ListBoxItem, ListBoxSection, SearchField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { classes } from '../parts/classes';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { PresetCard } from './PresetCard';
import { foundGroups, presetGroups, type Listed, type ListedGroup } from './presetGroups';
import { PresetName } from './PresetName';
import list from './presets.module.css';

/** So many are there at once; the others follow when nothing waits. */
const FIRST = 16;

/** The rule presets, found by name, and the card of the one that is pointed at. */
export function OpenPresetList({ onDone }: { readonly onDone: () => void }) {
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string>();
  const groups = useMemo(() => presetGroups(desk), [desk]);
  const all = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const current = all.find((entry) => entry.current);
  const card = useDeferredValue<Listed | undefined>(all.find((entry) => entry.id === pointed) ?? current, undefined);
  const found = useMemo(() => foundGroups(groups, query), [groups, query]);
  const few = useMemo(() => fewOf(found), [found]);
  const shown = useDeferredValue(found, few);
  // What is asked for anew is there at once, too: the rest of it comes after.
  const listed = shown === found ? found : few;
  return (
    <>
      <div className={list['finding']}>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <SearchField aria-label={t('bar.findAPreset')} autoFocus className={list['search'] ?? ''}>
            <Input className={parts['input'] ?? ''} placeholder={t('bar.nameCommunityOrPlace')} />
          </SearchField>
          <ListBox
            aria-label={t('bar.rulePresets')}
            className={classes(parts['list'], list['list'])}
            shouldSelectOnPressUp
            selectionMode="single"
            selectedKeys={current === undefined ? [] : [current.id]}
            onSelectionChange={(keys) => {
              onDone();
              const entry = all.find((one) => keys === 'all' || keys.has(one.id));
              if (entry && !entry.current) actions.library.choose(entry.chosen);
            }}
            renderEmptyState={() => <p className={list['none']}>{t('bar.noPresetIsCalledSo')}</p>}
          >
            {listed.map((group) => (
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
      {card?.preset !== undefined && <PresetCard preset={card.preset} />}
    </>
  );
}

/** The first entries of the groups, and the current one. */
function fewOf(groups: readonly ListedGroup[]): readonly ListedGroup[] {
  let left = FIRST;
  return groups.flatMap(({ title, entries }) => {
    const kept = entries.filter(({ current }) => left-- > 0 || current);
    return kept.length === 0 ? [] : [{ title, entries: kept }];
  });
}
