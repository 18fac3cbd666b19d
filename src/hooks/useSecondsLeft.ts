import { useEffect, useState } from 'react';
import { secondsUntil } from '../lib/deadline';

/** Whole seconds until a deadline, never below 0. @param deadlineMs see `deadlineIn` */
export const useSecondsLeft = (deadlineMs: number): number => {
  const [, tick] = useState(0);
  const seconds = secondsUntil(deadlineMs);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver, deadlineMs]);
  return seconds;
};
