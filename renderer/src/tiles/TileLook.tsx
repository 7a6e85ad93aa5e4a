import type { ReactNode } from 'react';
import { useWindow } from '../store/store';
import { WrittenTiles } from './look';

/** Gives all tiles within the look that was chosen for them. */
export function TileLook({ children }: { readonly children: ReactNode }) {
  return <WrittenTiles value={useWindow((state) => state.view.taste.written)}>{children}</WrittenTiles>;
}
