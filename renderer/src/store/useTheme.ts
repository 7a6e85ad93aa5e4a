import { useEffect } from 'react';
import { TILE_SCALE } from '../../../app/editor/taste';
import { useWindow } from './store';

/** Gives the page the colours that were chosen, those of the system where nothing was, and tiles their size. */
export function useTheme(): void {
  const theme = useWindow((state) => state.view.theme);
  const { contrast, tileSize } = useWindow((state) => state.view.taste);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['contrast'] = contrast ? 'high' : 'usual';
    root.style.setProperty('--tile-scale', String(TILE_SCALE[tileSize]));
  }, [contrast, tileSize]);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => {
      system.removeEventListener('change', apply);
    };
  }, [theme]);
}
