/*
 * Text in one byte a letter. A browser keeps all letters of a document in two bytes each as soon as one of them is beyond Latin-1 (a ₹, a Tamil
 * name), and copies all of it several times before the first frame. So what is beyond is written by its number (docs/decisions/0024).
 */

/** HTML, between tags and in attributes, that a browser reads as the same. */
export const oneByteHtml = (html: string): string =>
  html.replace(/[\u{100}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);

/** A value as JSON that can't end the script element around it. */
export const oneByteJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
