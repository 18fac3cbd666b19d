import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../lib/isTyping';

/** Between the two keys of a jump. */
const JUMP_MS = 1_500;

/**
 * Keys of every page: `?` shows them all, and `G` with a number goes to a page.
 * @param pages in the order of the navigation
 */
export const useFrameKeys = (pages: readonly { to: string }[], onHelp: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let jumpUntil = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      const isJump = event.timeStamp < jumpUntil;
      jumpUntil = event.key.toLowerCase() === 'g' ? event.timeStamp + JUMP_MS : 0;
      const path = isJump ? pages[Number(event.key) - 1]?.to : undefined;
      if (path === undefined && event.key !== '?') return;
      event.preventDefault();
      if (path === undefined) onHelp();
      else void navigate(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, onHelp, pages]);
};
