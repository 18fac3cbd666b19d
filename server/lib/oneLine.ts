/** Tamil and Hindi letters, and emojis, are joined and kept apart by two signs that are not shown. */
const NOT_IN_A_LINE = /(?:(?![\u200c\u200d])[\p{C}\s])+/gu;

const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' });

/** Without control characters: a line break would begin another line of a template or a mail's head. */
export const onOneLine = (text: string): string => text.replace(NOT_IN_A_LINE, ' ').trim();

/** One line of at most so many UTF-16 units, cut between letters. */
export function shortLine(text: string, longest: number): string {
  const line = onOneLine(text);
  if (line.length <= longest) return line;
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > longest) break;
    cut += segment;
  }
  return cut.trim();
}
