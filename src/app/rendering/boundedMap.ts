/**
 * As the server's pageCache.ts, which drawing must not import. Keeps values by name; when all together, names included, are longer than `maxLength`, the least recently read go.
 * @param lengthOf of a value
 */
export const createBoundedMap = <Value>(maxLength: number, lengthOf: (value: Value) => number) => {
  const kept = new Map<string, Value>();
  let length = 0;

  const drop = (name: string): void => {
    const value = kept.get(name);
    if (value !== undefined && kept.delete(name)) length -= name.length + lengthOf(value);
  };

  /** Written again even when kept: a Map remembers the order of writing, and so the first is the least recently read. */
  const set = (name: string, value: Value): void => {
    drop(name);
    kept.set(name, value);
    length += name.length + lengthOf(value);
    for (const oldest of kept.keys()) {
      if (length <= maxLength) break;
      drop(oldest);
    }
  };

  return {
    set,
    get: (name: string): Value | undefined => {
      const value = kept.get(name);
      if (value !== undefined) set(name, value);
      return value;
    },
  };
};
