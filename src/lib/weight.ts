/** Writes a net quantity as on a pack: 500 → "500 g", 5000 → "5 kg", 2500 → "2.5 kg". */
export const formatGrams = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
