/** 500 → "500 g", 2500 → "2.5 kg". */
export const formatGrams = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
