/** The ids with one of them moved up (-1) or down (1). */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, at + by), id, ...others.slice(at + by)];
}
