import { createContext, useContext } from 'react';

/** What was done last, as long as it can be undone. */
interface LastUndo {
  /** @returns ends the offer */
  offer: (undo: () => void) => () => void;
  undo: () => void;
}

export const makeLastUndo = (): LastUndo => {
  let last: (() => void) | null = null;
  return {
    offer: (undo) => {
      last = undo;
      return () => {
        if (last === undo) last = null;
      };
    },
    undo: () => last?.(),
  };
};

export const LastUndoContext = createContext(makeLastUndo());

/** Undoes on every page, by the key U, what was done last. */
export const useLastUndo = (): LastUndo => useContext(LastUndoContext);
