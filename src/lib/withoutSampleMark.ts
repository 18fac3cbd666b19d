/**
 * A seller's fact as customers read it: without the mark of a sample behind it, and '' where it is nothing but the mark.
 * @param mark the mark in the text's language
 */
export const withoutSampleMark = (text: string, mark: string): string =>
  text === mark ? '' : text.replaceAll(` (${mark})`, '');
