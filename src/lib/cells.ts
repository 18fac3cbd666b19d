/**
 * What stands in one cell for a list (specification §9): its first items, comma-joined, and '-' for an empty list.
 * @param shown how many items at most
 */
export const formatCell = (items: readonly string[], shown: number): string => items.slice(0, shown).join(', ') || '-';
