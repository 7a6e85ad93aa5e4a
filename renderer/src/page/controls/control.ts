import type { OptionView } from '../../../../app/editor/option-view';
import type { Option } from '../../../../app/option/option';

/** What every control gets: its option, the value that it shows, and where its label and its remarks stand. */
export interface ControlProps<O extends Option = Option> {
  readonly option: O;
  readonly view: OptionView;
  /** The value that is shown: an implied one as it is ruled, any other as it is stored. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
}
