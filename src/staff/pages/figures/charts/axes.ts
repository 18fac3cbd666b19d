import { formatCount } from '../../../../lib/counts';

/** 12345600 → "₹1.2L": axes have little room. */
export const formatAxisPaise = (paise: number): string => `₹${formatCount(Math.round(paise / 100))}`;

/** The fonts are taller than the charts expect: in their own height there is no room for a line. */
export const X_AXIS_PX = 40;
