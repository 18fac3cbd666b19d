import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come to life. What a server has drawn has not, and would forget what is typed into it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
