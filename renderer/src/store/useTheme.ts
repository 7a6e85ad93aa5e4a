import { useEffect } from 'react';
import { useWindow } from './store';

/** Gives the page the colours that were chosen; those of the system where nothing was. */
export function useTheme(): void {
  const theme = useWindow((state) => state.view.theme);
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
