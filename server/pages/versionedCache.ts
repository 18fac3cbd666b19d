import { LRUCache } from 'lru-cache';

/** An LRU cache whose entries are fresh for one version; concurrent loads of a key are shared. */
export function createVersionedCache<V extends { bytes: number }>(
  readVersion: () => Promise<string>,
  maxBytes: number,
) {
  const cached = new LRUCache<string, { value: V; version: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => value.bytes,
  });
  const inFlight = new Map<string, Promise<V>>();

  return {
    /** @param load may give `previous` itself */
    async get(key: string, load: (previous: V | undefined) => Promise<V>): Promise<V> {
      // Read before loading, so a change meanwhile makes the entry stale.
      const version = await readVersion();
      const entry = cached.get(key);
      if (entry?.version === version) return entry.value;
      const flight = `${version} ${key}`;
      const store = (value: V) => {
        cached.set(key, { value, version });
        return value;
      };
      const start = () =>
        load(entry?.value)
          .then(store)
          .finally(() => inFlight.delete(flight));
      const loading = inFlight.get(flight) ?? start();
      inFlight.set(flight, loading);
      return loading;
    },

    getStale: (key: string): V | undefined => cached.peek(key)?.value,
  };
}
