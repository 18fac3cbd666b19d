import { formatCount } from '../../../../lib/counts';

/** 12345600 → "₹1.2L": axes have little room. */
export const formatAxisPaise = (paise: number): string => `₹${formatCount(Math.round(paise / 100))}`;
