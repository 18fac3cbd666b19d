import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while: nobody needs a bill for each step of a stepper, or answers to half a word. */
export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
