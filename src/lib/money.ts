/** Indian grouping: 12,34,567. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/** 123456750 → "12,34,567.50", without the slow `Intl.NumberFormat`. */
export const writeRupees = (paise: number): string => {
  const [rupees = '', rest = ''] = (paise / 100).toFixed(2).split('.');
  return `${rupees.replace(GROUPS, ',')}.${rest}`;
};

/** -14500 → "−₹145", with a true minus. */
export const formatPaise = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${writeRupees(Math.abs(paise)).replace(/\.00$/, '')}`;
