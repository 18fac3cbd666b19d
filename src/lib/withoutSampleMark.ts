/**
 * A seller's fact without the mark of a sample behind it, and '' where it is nothing but the mark: for pages where customers
 * buy. Content pages show the mark.
 * @param mark the mark in the text's language
 */
export const withoutSampleMark = (text: string, mark: string): string =>
  text === mark ? '' : text.replaceAll(` (${mark})`, '');
