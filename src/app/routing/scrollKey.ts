import { readJson, writeItem } from '../../lib/browserStorage';

const STORAGE_KEY = 'scroll-groups';

interface Entry {
  key: string;
  pathname: string;
}

/**
 * Makes the `getKey` of `ScrollRestoration`. Each history entry has a scroll position of its own; entries that differ from the previous one in
 * their query alone share it, so that a filter or an opened panel doesn't scroll. Session storage keeps the groups across reloads.
 */
export const makeScrollKey = (): ((entry: Entry) => string) => {
  const groups = { ...(readJson('sessionStorage', STORAGE_KEY) as Record<string, string> | undefined) };
  let current: { pathname: string; group: string } | undefined;

  return ({ key, pathname }) => {
    const known = groups[key];
    const group = known ?? (current?.pathname === pathname ? current.group : key);
    current = { pathname, group };
    if (known === undefined) {
      groups[key] = group;
      writeItem('sessionStorage', STORAGE_KEY, JSON.stringify(groups));
    }
    return group;
  };
};
