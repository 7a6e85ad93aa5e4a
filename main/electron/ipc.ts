import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { CHANNELS, takes, type Channel, type EventName, type Events, type Requests } from '../../app/ipc';

/** Where the page comes from; calls from anywhere else are refused. */
export const ORIGIN = 'app://bundle';

export type Handlers = {
  readonly [C in Channel]: (
    ...args: Parameters<Requests[C]>
  ) => ReturnType<Requests[C]> | Promise<ReturnType<Requests[C]>>;
};

/** Only the top frame of the program's own page may call. */
function trusted(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const frame = event.senderFrame;
  return (
    frame !== null && frame.parent === null && frame.url.startsWith(`${ORIGIN}/`) && event.sender === window.webContents
  );
}

function register<C extends Channel>(channel: C, handlers: Handlers, window: () => BrowserWindow | undefined): void {
  ipcMain.handle(channel, (event, ...args: unknown[]) => {
    const open = window();
    if (!open || !trusted(event, open)) throw new Error('refused: not from the window of the program');
    if (!takes(channel, args)) throw new Error('refused: arguments of another shape');
    return handlers[channel](...args);
  });
}

/** Answers every channel of the contract: the sender and the arguments are checked here, once for all. */
export function answer(handlers: Handlers, window: () => BrowserWindow | undefined): void {
  for (const channel of CHANNELS) register(channel, handlers, window);
}

/** Sends an event of the contract to the window. */
export function tell<E extends EventName>(contents: WebContents, event: E, ...args: Parameters<Events[E]>): void {
  if (!contents.isDestroyed()) contents.send(event, ...args);
}
