import type { MessageKind } from '../../../contract/messageConstants';
import { OPEN_PARTS } from '../../../contract/messageKindConstants';
import type { MessageParams, Translate } from '../../lib/messages';

export type OpenParts<Kind extends MessageKind> = Record<keyof (typeof OPEN_PARTS)[Kind] & string, string>;

/** The values of a kind's open parts, by their names. */
export type OpenValues = Readonly<Record<string, string>>;

/** Separates an open part's name from the text around it: no translation contains it. */
const MARK = '\0';

/**
 * @param fixed what is the same in all messages of the shop, such as its name
 * @param open what changes with each
 * @returns the text as its reader sees it, and the open parts in the order of the text, repeated where it repeats them
 */
export function composeText(
  t: Translate,
  kind: MessageKind,
  fixed: MessageParams,
  open: OpenValues,
): { text: string; variables: string[] } {
  const values = new Map<string, string>(Object.entries(open));
  const marked = Object.fromEntries([...values.keys()].map((name) => [name, `${MARK}${name}${MARK}`] as const));
  const pieces = t(`messaging.texts.${kind}`, { ...fixed, ...marked }).split(MARK);
  // Every second piece is the name of an open part.
  const filled = pieces.map((piece, at) => (at % 2 === 1 ? (values.get(piece) ?? '') : piece));
  return { text: filled.join(''), variables: filled.filter((_piece, at) => at % 2 === 1) };
}

/** The text to register with the telecom operators, with a tag in place of each open part. */
export function textToRegister(t: Translate, kind: MessageKind, fixed: MessageParams): string {
  const tags = Object.entries(OPEN_PARTS[kind]).map(([name, tag]) => [name, `{#${tag}#}`] as const);
  return composeText(t, kind, fixed, Object.fromEntries(tags)).text;
}

/** The text to register with Meta, with its open parts numbered. */
export function textForWhatsApp(t: Translate, kind: MessageKind, fixed: MessageParams): string {
  const marks = Object.keys(OPEN_PARTS[kind]).map((name) => [name, MARK] as const);
  let parts = 0;
  const { text } = composeText(t, kind, fixed, Object.fromEntries(marks));
  return text.replaceAll(MARK, () => `{{${(parts += 1)}}}`);
}
