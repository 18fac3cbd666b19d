const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Cuts between graphemes; `max` counts code points. */
export function shorten(text: string, max: number): string {
  let end = 0;
  let length = 0;
  for (const { segment } of letters.segment(text)) {
    length += Array.from(segment).length;
    if (length > max) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
