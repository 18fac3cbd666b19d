const ONE_RUPEE_IN_PAISE = 100;

/** ₹1,250, or ₹1,250.50 with paise. */
export function inRupees(paise: number): string {
  const digits = paise % ONE_RUPEE_IN_PAISE === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / ONE_RUPEE_IN_PAISE);
}
