/** "+91 98765 43210" → "tel:+919876543210". */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
