import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { CHANNELS, EVENTS, type PreloadApi } from '../../app/ipc';

// One function per channel of the contract, so that the page can reach these and nothing else.
const requests = CHANNELS.map((channel) => [
  channel,
  (...args: unknown[]): Promise<unknown> => ipcRenderer.invoke(channel, ...args),
]);

const events = EVENTS.map((event) => [
  `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
  (listener: (...args: unknown[]) => void) => {
    const relay = (_event: IpcRendererEvent, ...args: unknown[]) => {
      listener(...args);
    };
    ipcRenderer.on(event, relay);
    return () => {
      ipcRenderer.removeListener(event, relay);
    };
  },
]);

const api = Object.fromEntries([...requests, ...events]) as PreloadApi;
contextBridge.exposeInMainWorld('prevailing', api);
