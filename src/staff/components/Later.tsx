import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { AllMessages } from './AllMessages';

/** Longer than a board takes from its first frame to its first cards. */
const DELAY_MS = 400;

/** What can wait until the first view is drawn; its code and messages load then, too. */
export const Later = ({ children }: { children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => setShown(true), 1000, 0), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <Suspense fallback={null}>
        <AllMessages>{children}</AllMessages>
      </Suspense>
    )
  );
};
