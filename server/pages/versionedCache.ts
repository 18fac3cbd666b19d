import { LRUCache } from 'lru-cache';

/** Fresh for one version; concurrent loads of a key are shared. */
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
    /** @param load may return `previous` */
    async get(key: string, load: (previous: V | undefined, version: string) => Promise<V>): Promise<V> {
      // The version is read before loading: a change meanwhile makes the entry stale.
      const version = await readVersion();
      const entry = cached.get(key);
      if (entry?.version === version) return entry.value;
      const flight = `${version} ${key}`;
      const loadAndStore = async () => {
        const value = await load(entry?.value, version);
        cached.set(key, { value, version });
        return value;
      };
      const loading = inFlight.get(flight) ?? loadAndStore().finally(() => inFlight.delete(flight));
      inFlight.set(flight, loading);
      return loading;
    },

    getStale: (key: string): V | undefined => cached.peek(key)?.value,
  };
}
