import { useRef } from 'react';

/** After this pause, in milliseconds, a letter begins another word. */
const PAUSE = 1000;

/** What is read of a key that was pressed. */
interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly timeStamp: number;
}

interface Named {
  readonly words: string;
}

/**
 * Finds what is typed on a list that is folded up: the next entry after the chosen one that begins so; the same letter
 * again goes on to the next. `undefined`: the key is no letter, or nothing begins so.
 */
export function useTypedAhead(): <T extends Named>(event: Key, list: readonly T[], at: number) => T | undefined {
  const typed = useRef({ text: '', until: 0 });
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }, list, at) => {
    if (altKey || ctrlKey || metaKey || [...key].length !== 1) return undefined;
    const before = timeStamp < typed.current.until ? typed.current.text : '';
    if (key === ' ' && before === '') return undefined;
    const text = before === key ? key : before + key;
    typed.current = { text, until: timeStamp + PAUSE };
    const from = Math.max(text.length > 1 ? at : at + 1, 0);
    const begins = ({ words }: Named) => words.toLowerCase().startsWith(text.toLowerCase());
    return list.slice(from).find(begins) ?? list.find(begins);
  };
}
