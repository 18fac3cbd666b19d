import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../hooks/useShortcuts';
import { isForField } from '../lib/isTyping';
import { pressSave } from '../lib/saveKey';

/** Between the two keys of a jump. */
const JUMP_MS = 1_500;

interface FrameKeys {
  /** In the order of the navigation. */
  pages: readonly { to: string }[];
  onHelp: () => void;
  /** Returns whether there was something to undo. */
  onUndo: () => boolean;
}

/** Keys of every page: `?` shows them all, `G` with a number goes to a page, `U` or Ctrl+Z undoes, and Ctrl+S saves. */
export const useFrameKeys = ({ pages, onHelp, onUndo }: FrameKeys): void => {
  const navigate = useNavigate();
  const jumpUntil = useRef(0);
  useShortcuts((event) => {
    const key = event.key.toLowerCase();
    const path = event.timeStamp < jumpUntil.current ? pages[Number(key) - 1]?.to : undefined;
    jumpUntil.current = key === 'g' ? event.timeStamp + JUMP_MS : 0;
    if (path !== undefined) void navigate(path);
    else if (key === '?') onHelp();
    else return key === 'u' && onUndo();
    return true;
  });
  // Keys with a modifier work also where single keys are switched off.
  const onControlKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      // The browser would save its page as a file.
      event.preventDefault();
      pressSave();
    } else if (key === 'z' && !isForField(event.target) && onUndo()) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onControlKey);
    return () => document.removeEventListener('keydown', onControlKey);
  }, []);
};
