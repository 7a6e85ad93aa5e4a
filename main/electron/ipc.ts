import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { CHANNELS, takes, type Channel, type EventName, type Events, type Requests } from '../../app/ipc';

/** Where the page comes from; calls from anywhere else are refused. */
export const ORIGIN = 'app://bundle';

/** An answer per channel, given to the window that asks. */
export type Handlers<W> = {
  readonly [C in Channel]: (
    from: W,
    ...args: Parameters<Requests[C]>
  ) => ReturnType<Requests[C]> | Promise<ReturnType<Requests[C]>>;
};

/** Finds the window of ours that a page belongs to. */
type Senders<W> = (contents: WebContents) => W | undefined;

/** Only the top frame of the program's own page may call. */
function trusted(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const frame = event.senderFrame;
  return (
    frame !== null && frame.parent === null && frame.url.startsWith(`${ORIGIN}/`) && event.sender === window.webContents
  );
}

function register<C extends Channel, W extends { readonly window: BrowserWindow }>(
  channel: C,
  handlers: Handlers<W>,
  senders: Senders<W>,
): void {
  ipcMain.handle(channel, (event, ...args: unknown[]) => {
    const from = senders(event.sender);
    if (!from || !trusted(event, from.window)) throw new Error('refused: not from the window of the program');
    if (!takes(channel, args)) throw new Error('refused: arguments of another shape');
    return handlers[channel](from, ...args);
  });
}

/** Answers every channel of the contract: the sender and the arguments are checked here, once for all. */
export function answer<W extends { readonly window: BrowserWindow }>(handlers: Handlers<W>, senders: Senders<W>): void {
  for (const channel of CHANNELS) register(channel, handlers, senders);
}

/** Sends an event of the contract to the window. */
export function tell<E extends EventName>(contents: WebContents, event: E, ...args: Parameters<Events[E]>): void {
  if (!contents.isDestroyed()) contents.send(event, ...args);
}
