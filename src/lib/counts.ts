const OPTIONS = { notation: 'compact', compactDisplay: 'short', maximumFractionDigits: 1 } as const;
/** Slow on cheap phones. */
let compact: Intl.NumberFormat | undefined;

/** Specification §9: 150000 → "1.5L". */
export const formatCount = (count: number): string =>
  count < 1000
    ? String(count)
    : (compact ??= new Intl.NumberFormat('en-IN', OPTIONS)).format(count).replace('T', 'K').replace(/\s/g, '');
