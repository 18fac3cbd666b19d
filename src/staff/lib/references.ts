/** "vy 100001" or "100001" → "VY100001". */
export const cleanOrderNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 18);
  return digits === '' ? text.trim().slice(0, 2).toUpperCase() : `VY${digits}`;
};

/** True for an order number as it is printed on the slip. */
export const isOrderNumber = (text: string): boolean => /^VY\d+$/.test(text);

/** Removes the spaces that a bank's reference has when it is pasted. */
export const cleanReference = (text: string): string => text.replace(/\s/g, '').slice(0, 20);

export const isReference = (text: string): boolean => /^\d{12}$/.test(text);
