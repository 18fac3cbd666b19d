/**
 * "₹1,234.5" → 123450 paise; null unless the text is an amount. A comma stands before two or three digits and at last before three, as in 1,50,000:
 * 75,50 is no amount, because it may mean 75.50.
 */
export function readRupees(text: string): number | null {
  const [, rupees = '', paise = ''] =
    /^₹?\s*(\d{1,12}|\d{1,3}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return rupees === '' ? null : Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}
