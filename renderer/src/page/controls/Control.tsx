import { Check } from '../../parts/Check';
import { Choice } from '../../parts/Choice';
import { useActions } from '../../store/context';
import { tellLikely } from '../../store/likely';
import { useSurroundings } from '../../store/store';
import type { ControlProps } from './control';
import { NumberControl } from './NumberControl';
import { PatternsControl } from './PatternsControl';
import { PayoffControl } from './PayoffControl';
import { PlacementControl } from './PlacementControl';
import { SequenceControl } from './SequenceControl';
import { SetControl } from './SetControl';
import { TableControl } from './TableControl';

/** The control of an option, by its kind. */
export function Control(props: ControlProps) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const { option, value, disabled, labelledBy, describedBy } = props;
  switch (option.kind) {
    case 'boolean':
      return (
        <Check
          label={option.title}
          selected={value === true}
          disabled={disabled}
          describedBy={describedBy}
          onNear={() => {
            tellLikely(store, { pointer: option.pointer, values: [value !== true] });
          }}
          onChange={(selected) => {
            editing.change({ set: { [option.pointer]: selected } });
          }}
        />
      );
    case 'choice':
      return (
        <Choice
          labelledBy={labelledBy}
          describedBy={describedBy}
          value={String(value)}
          choices={option.choices.map((choice) => ({ id: String(choice.value), words: choice.words }))}
          disabled={disabled}
          onUnfold={() => {
            const others = option.choices.map((choice) => choice.value).filter((one) => one !== value);
            tellLikely(store, { pointer: option.pointer, values: others });
          }}
          onChange={(id) => {
            const chosen = option.choices.find((choice) => String(choice.value) === id);
            if (chosen) editing.change({ set: { [option.pointer]: chosen.value } });
          }}
        />
      );
    case 'number':
      return <NumberControl {...props} option={option} />;
    case 'set':
      return <SetControl {...props} option={option} />;
    case 'sequence':
      return <SequenceControl {...props} option={option} />;
    case 'table':
      return <TableControl {...props} option={option} />;
    case 'payoff':
      return <PayoffControl {...props} option={option} />;
    case 'placement':
      return <PlacementControl {...props} option={option} />;
    case 'patterns':
      return <PatternsControl {...props} option={option} />;
  }
}
