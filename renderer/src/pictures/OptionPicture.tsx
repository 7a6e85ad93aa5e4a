import { curveOf } from '../../../app/editor/curve';
import { presetOf } from '../../../app/editor/document';
import { flowsOf } from '../../../app/editor/flows';
import type { Option, TableRow } from '../../../app/option/option';
import { effectiveOf } from '../../../app/preset/effective-of';
import { readAt } from '../../../app/preset/pointer';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { Flows } from './Flows';
import { Staircase } from './Staircase';

/** What the value of an option looks like: a table as a curve, payments as flows between the seats. */
export default function OptionPicture({ option }: { readonly option: Option }) {
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const effective = effectiveOf(preset);
  if (option.kind !== 'table') return <Flows flows={flowsOf(effective)} />;
  const value = readAt(preset, option.pointer);
  const curve = curveOf(option, Array.isArray(value) ? (value as readonly TableRow[]) : [], effective);
  return curve ? <Staircase curve={curve} /> : null;
}
