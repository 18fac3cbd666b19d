import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../hooks/useShortcuts';
import { pressSave } from '../lib/saveKey';

/** Between the two keys of a jump. */
const JUMP_MS = 1_500;

const onSaveKey = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // The browser would save its page as a file.
  event.preventDefault();
  pressSave();
};

interface FrameKeys {
  /** In the order of the navigation. */
  pages: readonly { to: string }[];
  onHelp: () => void;
  onUndo: () => void;
}

/** Keys of every page: `?` shows them all, `G` with a number goes to a page, `U` undoes, and Ctrl+S saves. */
export const useFrameKeys = ({ pages, onHelp, onUndo }: FrameKeys): void => {
  const navigate = useNavigate();
  const jumpUntil = useRef(0);
  useShortcuts((event) => {
    const key = event.key.toLowerCase();
    const path = event.timeStamp < jumpUntil.current ? pages[Number(key) - 1]?.to : undefined;
    jumpUntil.current = key === 'g' ? event.timeStamp + JUMP_MS : 0;
    if (path !== undefined) void navigate(path);
    else if (key === '?') onHelp();
    else if (key === 'u') onUndo();
    else return false;
    return true;
  });
  useEffect(() => {
    document.addEventListener('keydown', onSaveKey);
    return () => document.removeEventListener('keydown', onSaveKey);
  }, []);
};
