import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration, which loses what is typed into fields before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
