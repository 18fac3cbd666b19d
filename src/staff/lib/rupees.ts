export { readRupees } from '../../../contract/readRupees';

/** 123450 → "1234.50", to be edited. */
export const writeForm = (paise: number): string => (paise / 100).toFixed(2).replace(/\.00$/, '');

/** "vy 100001" or "100001" → "VY100001". */
export const cleanOrderNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 18);
  return digits === '' ? text.trim().slice(0, 2).toUpperCase() : `VY${digits}`;
};

/** Order numbers are written as on the slip. */
export const isOrderNumber = (text: string): boolean => /^VY\d+$/.test(text);

/** A bank's reference, without the spaces of a pasted one. */
export const cleanReference = (text: string): string => text.replace(/\s/g, '').slice(0, 20);

export const isReference = (text: string): boolean => /^\d{12}$/.test(text);
