/**
 * A comma comes before two or three digits, and at last three, as in 1,50,000: 75,50 may mean 75.50, so it is null.
 */
export function readRupees(text: string): number | null {
  const [, rupees = '', paise = ''] =
    /^₹?\s*(\d{1,12}|\d{1,3}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return rupees === '' ? null : Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}
