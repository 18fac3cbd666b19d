const STORED_UNDER = 'scroll-groups';

interface Place {
  key: string;
  pathname: string;
}

const read = (storage: Storage | null): Record<string, string> => {
  try {
    return JSON.parse(storage?.getItem(STORED_UNDER) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/**
 * Names the scroll position under which React Router keeps and finds a history entry's place. Each entry has its own,
 * so that a new path begins at the top and Back finds its place; but entries that differ from the one before in their
 * query alone share its name, so that a filter or an opened panel scrolls nothing.
 * @param storage the session's, so that a reload finds the place as well
 */
export const makeScrollKey = (storage: Storage | null): ((place: Place) => string) => {
  const groups = read(storage);
  let current: { pathname: string; group: string } | undefined;

  return ({ key, pathname }) => {
    const known = groups[key];
    const group = known ?? (current?.pathname === pathname ? current.group : key);
    current = { pathname, group };
    if (known === undefined) {
      groups[key] = group;
      try {
        storage?.setItem(STORED_UNDER, JSON.stringify(groups));
      } catch {
        // A full storage costs the place after a reload, nothing else.
      }
    }
    return group;
  };
};
