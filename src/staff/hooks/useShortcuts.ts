import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { isTyping } from '../lib/isTyping';

interface Shortcuts {
  /** Whether the person has single keys switched on. */
  areOn: boolean;
  setOn: (areOn: boolean) => void;
}

export const ShortcutsContext = createContext<Shortcuts>({ areOn: true, setOn: () => undefined });

/**
 * Single keys of a page: silent while someone types, in dialogs, and for persons who switched them off.
 * @param onKey returns whether it has used the key
 */
export const useShortcuts = (onKey: (event: KeyboardEvent) => boolean): void => {
  const { areOn } = useContext(ShortcutsContext);
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    if (!isTyping(event) && onKey(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [areOn]);
};
