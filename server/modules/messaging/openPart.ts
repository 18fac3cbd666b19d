/** What operators allow one open part of a text. */
const SMS_LENGTH = 40;
/** WhatsApp allows longer ones, but a text of 1,024 characters with them. */
const WHATSAPP_LENGTH = 300;

const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' });

/** Tamil and Hindi letters, and emojis, are joined and kept apart by two signs that are not shown. */
const NOT_IN_A_LINE = /(?:(?![\u200c\u200d])[\p{C}\s])+/gu;

/** Without control characters: a line break would begin another line of a template or a mail's head. */
export const onOneLine = (text: string): string => text.replace(NOT_IN_A_LINE, ' ').trim();

/** A value as templates take it: one line without control characters, cut between letters. */
export function toOpenPart(value: string, channel: 'SMS' | 'WHATSAPP'): string {
  const longest = channel === 'SMS' ? SMS_LENGTH : WHATSAPP_LENGTH;
  const line = onOneLine(value);
  if (line.length <= longest) return line;
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > longest) break;
    cut += segment;
  }
  return cut.trim();
}
