import { createContext, useContext } from 'react';

/** What was done last, as long as it can be undone. */
interface LastUndo {
  /** @returns ends the offer */
  offer: (undo: () => void) => () => void;
  /** @returns whether there was something to undo */
  undo: () => boolean;
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
    undo: () => {
      const undo = last;
      undo?.();
      return undo !== null;
    },
  };
};

export const LastUndoContext = createContext(makeLastUndo());

/** Undoes by a key what was done last, on every page. */
export const useLastUndo = (): LastUndo => useContext(LastUndoContext);
