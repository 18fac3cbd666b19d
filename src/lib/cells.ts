/** Specification §9. */
export const formatCell = (items: readonly string[], shown: number): string => items.slice(0, shown).join(', ') || '-';
