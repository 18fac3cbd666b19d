export function once<T>(compute: () => T): () => T {
  let stored: { value: T } | undefined;
  return () => (stored ??= { value: compute() }).value;
}
