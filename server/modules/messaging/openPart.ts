/** What operators allow one open part of a text. */
const SMS_LENGTH = 40;
/** WhatsApp allows longer ones, but a text of 1,024 characters with them. */
const WHATSAPP_LENGTH = 300;

const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' });

/** A value as templates take it: one line without control characters, cut between letters. */
export function toOpenPart(value: string, channel: 'SMS' | 'WHATSAPP'): string {
  const longest = channel === 'SMS' ? SMS_LENGTH : WHATSAPP_LENGTH;
  const line = value.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (line.length <= longest) return line;
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > longest) break;
    cut += segment;
  }
  return cut.trim();
}
