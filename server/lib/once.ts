/** Computes at the first call, and returns that value from then on. */
export function once<T>(compute: () => T): () => T {
  let stored: { value: T } | undefined;
  return () => (stored ??= { value: compute() }).value;
}
