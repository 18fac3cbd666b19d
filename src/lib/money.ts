/** Where commas stand in India: before the last three digits, and then before every two. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * An amount in rupees, always with two decimals: 123456750 → "12,34,567.50". Not by `Intl.NumberFormat`, whose first use takes a cheap phone
 * a tenth of a second; a test compares the two.
 * @param paise integer paise, not negative
 */
export const writeRupees = (paise: number): string => {
  const [rupees = '', rest = ''] = (paise / 100).toFixed(2).split('.');
  return `${rupees.replace(GROUPS, ',')}.${rest}`;
};

/**
 * Writes an amount for a person, with Indian grouping: 123456750 → "₹12,34,567.50", 14500 → "₹145".
 * @param paise integer paise; may be negative (a discount)
 */
export const formatPaise = (paise: number): string =>
  `${paise < 0 ? '-' : ''}₹${writeRupees(Math.abs(paise)).replace(/\.00$/, '')}`;
