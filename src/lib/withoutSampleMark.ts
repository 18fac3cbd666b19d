/**
 * A seller's fact without the mark of a sample behind it, for pages where customers buy.
 * @param mark the mark in the text's language
 */
export const withoutSampleMark = (text: string, mark: string): string => text.replaceAll(` (${mark})`, '');
