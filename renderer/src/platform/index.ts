import type { Bridge } from '../../../app/bridge';
import type { PreloadApi } from '../../../app/ipc';
import { browserBridge } from './browser';
import { desktopBridge } from './desktop';

declare global {
  interface Window {
    /** There on the desktop only: the preload puts it into the page. */
    readonly prevailing?: PreloadApi;
  }
}

/** The bridge to whatever surrounds the page. Called once. */
export function connect(): Bridge {
  return window.prevailing ? desktopBridge(window.prevailing) : browserBridge();
}
