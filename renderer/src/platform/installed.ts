import type { OpenedFile, Unsubscribe } from '../../../app/bridge';
import { readUpload } from './upload';

/** Keeps the page for use without a network. A browser that cannot, or may not, goes on as before. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register('./sw.js', { type: 'module', updateViaCache: 'none' }).catch(() => undefined);
  // What the page itself needs comes first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files that the system opens with the page once that is installed; not every browser does so. */
export function onLaunched(listener: (file: OpenedFile) => void): Unsubscribe {
  const queue = Reflect.get(window, 'launchQueue') as LaunchQueue | undefined;
  let off = false;
  queue?.setConsumer(({ files }) => {
    for (const handle of files)
      void handle
        .getFile()
        .then(readUpload)
        .then((file) => {
          if (!off) listener(file);
        });
  });
  return () => {
    off = true;
  };
}
