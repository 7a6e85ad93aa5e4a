import { useActions } from '../store/context';

/** Closes the question or task that lies over the window. */
export function useClose(): () => void {
  const actions = useActions();
  return () => {
    actions.show(undefined);
  };
}
