export const CLOSE_ANSWERS = ['save', 'discard', 'cancel'] as const;
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number];

export interface CloseGuard {
  /** The names of the documents with unsaved changes, as the window told them last. */
  setDirty(names: readonly string[]): void;
  /** Whether the window may close now. If not, the user is asked, and `close` is called when the answer allows it. */
  mayClose(): boolean;
  /** The window's answer to being asked to save: whether all is saved. */
  saved(all: boolean): void;
  /** The page is gone: nobody could answer, so nothing holds the window back. */
  pageGone(): void;
}

export interface CloseActions {
  ask(names: readonly string[]): Promise<CloseAnswer>;
  /** Tells the window to save all; its answer comes through `saved`. */
  save(): void;
  close(): void;
  /** The window stays: quitting the program, if closing was part of that, is off. */
  stay(): void;
}

/** Keeps a window with unsaved changes open until the user has said what becomes of them. */
export function closeGuard({ ask, save, close, stay }: CloseActions): CloseGuard {
  let dirty: readonly string[] = [];
  let asking = false;
  let decided = false;
  let saving = false;

  function go(): void {
    decided = true;
    close();
  }

  async function settle(): Promise<void> {
    asking = true;
    const answer = await ask(dirty).finally(() => (asking = false));
    switch (answer) {
      case 'save':
        saving = true;
        save();
        return;
      case 'discard':
        go();
        return;
      case 'cancel':
        stay();
        return;
    }
  }

  return {
    setDirty(names) {
      dirty = names;
    },
    mayClose() {
      if (decided || dirty.length === 0) return true;
      if (!asking) void settle();
      return false;
    },
    saved(all) {
      if (!saving) return;
      saving = false;
      if (all) go();
      else stay();
    },
    pageGone() {
      dirty = [];
    },
  };
}
