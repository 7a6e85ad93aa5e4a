import { createContext } from 'react';

/** Whether tiles show their names instead of their faces. */
export const WrittenTiles = createContext(false);
