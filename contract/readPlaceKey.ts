const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;

/** One spelling for a place however it is typed: "Tiruppur – 641601" and "tiruppur 641601" are one. */
export const readPlaceKey = (place: string): string => {
  const plain = place.normalize('NFKC').toLowerCase();
  return plain.replace(NOT_A_LETTER, ' ').trim() || plain.trim();
};
