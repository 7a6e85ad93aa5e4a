import type { Reason } from '../../../app/preset/state';
import { Icon } from '../parts/Icon';
import buttons from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { useTitles } from '../store/titles';
import styles from './page.module.css';

/** Why an option cannot be set now, with links to the options that say so. Its value is kept. */
export function ReasonLine({ reason }: { readonly reason: Reason }) {
  const { go } = useActions();
  const titleAt = useTitles();
  return (
    <span className={styles['line']}>
      <Icon name={reason.how === 'implied' ? 'lock' : 'info'} size={15} />
      <span>
        {withLinks(reason, titleAt).map((part, at) =>
          part.pointer === undefined ? (
            part.text
          ) : (
            <OptionLink key={at} pointer={part.pointer} words={part.text} onPress={go} />
          ),
        )}
      </span>
    </span>
  );
}

interface Part {
  readonly text: string;
  readonly pointer?: string;
}

/** The sentence of a reason with the names of the options in it as links; those that it does not name follow. */
function withLinks({ text, by }: Reason, titleAt: (pointer: string) => string): readonly Part[] {
  let parts: readonly Part[] = [{ text }];
  for (const pointer of by) {
    const title = titleAt(pointer);
    const at = parts.findIndex((part) => part.pointer === undefined && part.text.includes(title));
    const part = parts[at];
    if (!part) {
      parts = [...parts, { text: ' ' }, { text: title, pointer }];
      continue;
    }
    const from = part.text.indexOf(title);
    const split = [
      { text: part.text.slice(0, from) },
      { text: title, pointer },
      { text: part.text.slice(from + title.length) },
    ];
    parts = [...parts.slice(0, at), ...split, ...parts.slice(at + 1)];
  }
  return parts;
}

interface OptionLinkProps {
  readonly pointer: string;
  readonly words?: string;
  readonly onPress: (pointer: string) => void;
}

/** The name of an option as a link to it. The preview holds dozens of them: it is the browser's own button. */
export function OptionLink({ pointer, words, onPress }: OptionLinkProps) {
  const titleAt = useTitles();
  return (
    <button
      type="button"
      className={buttons['link']}
      onClick={() => {
        onPress(pointer);
      }}
    >
      {words ?? titleAt(pointer)}
    </button>
  );
}
