import { createContext, useContext } from 'react';
import type { WindowActions } from './actions';

export const ActionsContext = createContext<WindowActions | undefined>(undefined);

/** What the window can do. */
export function useActions(): WindowActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('no window around this');
  return actions;
}
