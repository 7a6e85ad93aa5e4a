import { openScenario } from '../../../app/editor/view';
import { useSurroundings, useWindow } from '../store/store';

/** Whether a scenario is laid open, and a way to lay it open or close it; one at a time is. */
export function useOpening(id: string): readonly [boolean, () => void] {
  const { store } = useSurroundings();
  const open = useWindow((state) => state.view.scenario === id);
  return [
    open,
    () => {
      store.setState(({ view }) => ({ view: openScenario(view, open ? undefined : id) }));
    },
  ];
}
