const ONE_RUPEE_IN_PAISE = 100;

// Making a formatter takes longer than pricing a cart.
const [whole, withPaise] = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
) as [Intl.NumberFormat, Intl.NumberFormat];

/** ₹1,250, or ₹1,250.50 with paise. */
export const inRupees = (paise: number): string =>
  (paise % ONE_RUPEE_IN_PAISE === 0 ? whole : withPaise).format(paise / ONE_RUPEE_IN_PAISE);
