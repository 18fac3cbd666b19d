import { LRUCache } from 'lru-cache';

interface CacheOptions {
  readVersion: () => Promise<string>;
  maxBytes: number;
}

/** May give `previous` itself. */
type Load<V> = (previous: V | undefined) => Promise<V>;

/** An LRU cache whose entries are fresh for one version; concurrent loads of a key are shared. */
export function createVersionedCache<V extends { bytes: number }>({ readVersion, maxBytes }: CacheOptions) {
  const cached = new LRUCache<string, { value: V; version: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => value.bytes,
  });
  const inFlight = new Map<string, Promise<V>>();

  function loadOnce(key: string, version: string, load: Load<V>): Promise<V> {
    // The version was read before loading, so a change meanwhile makes the entry stale.
    const flight = `${version} ${key}`;
    const running = inFlight.get(flight);
    if (running) return running;
    const loading = load(cached.peek(key)?.value)
      .then((value) => {
        cached.set(key, { value, version });
        return value;
      })
      .finally(() => inFlight.delete(flight));
    inFlight.set(flight, loading);
    return loading;
  }

  return {
    async get(key: string, load: Load<V>): Promise<V> {
      const version = await readVersion();
      const entry = cached.get(key);
      return entry?.version === version ? entry.value : loadOnce(key, version, load);
    },

    getStale: (key: string): V | undefined => cached.peek(key)?.value,
  };
}
