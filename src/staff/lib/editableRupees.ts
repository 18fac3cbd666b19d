/** Paise as the text of a field: 123450 → "1234.50", 34000 → "340". `readRupees` reads it again. */
export const editableRupees = (paise: number): string => (paise / 100).toFixed(2).replace(/\.00$/, '');
