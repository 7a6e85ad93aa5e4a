import type { DirtyDocument } from '../../app/bridge';

export const CLOSE_ANSWERS = ['save', 'discard', 'cancel'] as const;
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number];

export interface CloseGuard {
  /** The documents with unsaved changes, as the window told them last. */
  setDirty(documents: readonly DirtyDocument[]): void;
  /** The library ids of those. */
  held(): readonly string[];
  /** Whether the window may close now. If not, the user is asked, and `close` is called when the answer allows it. */
  mayClose(): boolean;
  /** The window's answer to being asked to save: whether all is saved. */
  saved(all: boolean): void;
  /** The page is gone: nobody could answer, so nothing holds the window back. */
  pageGone(): void;
}

export interface CloseActions {
  /** The library ids of documents with unsaved changes that another window holds as well: they are not lost. */
  elsewhere(): readonly string[];
  ask(names: readonly string[]): Promise<CloseAnswer>;
  /** Tells the window to save all; its answer comes through `saved`. */
  save(): void;
  close(): void;
  /** The window stays: quitting the program, if closing was part of that, is off. */
  stay(): void;
}

/** Keeps a window with unsaved changes open until the user has said what becomes of them. */
export function closeGuard({ elsewhere, ask, save, close, stay }: CloseActions): CloseGuard {
  let dirty: readonly DirtyDocument[] = [];
  let asking = false;
  let decided = false;
  let saving = false;

  /** The names of what would be lost. */
  function lost(): readonly string[] {
    const others = new Set(elsewhere());
    return dirty.filter(({ id }) => id === null || !others.has(id)).map(({ name }) => name);
  }

  function go(): void {
    decided = true;
    close();
  }

  async function settle(): Promise<void> {
    asking = true;
    const answer = await ask(lost()).finally(() => (asking = false));
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
    setDirty(documents) {
      dirty = documents;
    },
    held: () => dirty.flatMap(({ id }) => (id === null ? [] : [id])),
    mayClose() {
      if (decided || lost().length === 0) return true;
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
