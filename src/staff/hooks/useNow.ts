import { startTransition, useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The device's time, for ages that grow while they are shown: hundreds of them give way to what a person does. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
