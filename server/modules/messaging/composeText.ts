import type { MessageKind } from '../../../contract/messageConstants';
import type { MessageParams, Translate } from '../../lib/messages';

/** What changes with each message of a kind, and the tag by which telecom operators check it (DLT). */
export const OPEN_PARTS = {
  CODE: { code: 'numeric' },
} as const satisfies Record<MessageKind, Record<string, 'numeric' | 'alphanumeric' | 'url'>>;

export type OpenParts<Kind extends MessageKind> = Record<keyof (typeof OPEN_PARTS)[Kind] & string, string>;

/** Separates an open part's name from the text around it: no translation contains it. */
const MARK = '\0';

/**
 * @param fixed what is the same in all messages of the shop, such as its name
 * @param open what changes with each
 * @returns the text as its reader sees it, and the open parts in the order of the text, repeated where it repeats them
 */
export function composeText<Kind extends MessageKind>(
  t: Translate,
  kind: Kind,
  fixed: MessageParams,
  open: OpenParts<Kind>,
): { text: string; variables: string[] } {
  const values = new Map<string, string>(Object.entries(open));
  const marked = [...values.keys()].map((name) => [name, `${MARK}${name}${MARK}`]);
  const pieces = t(`messaging.texts.${kind}`, { ...fixed, ...(Object.fromEntries(marked) as MessageParams) }).split(
    MARK,
  );
  // Every second piece is the name of an open part.
  const filled = pieces.map((piece, at) => (at % 2 === 1 ? (values.get(piece) ?? '') : piece));
  return { text: filled.join(''), variables: filled.filter((_piece, at) => at % 2 === 1) };
}

/** The text to register with the telecom operators, with a tag in place of each open part. */
export function textToRegister(t: Translate, kind: MessageKind, fixed: MessageParams): string {
  const tags = Object.entries(OPEN_PARTS[kind]).map(([name, tag]) => [name, `{#${tag}#}`]);
  return composeText(t, kind, fixed, Object.fromEntries(tags) as OpenParts<typeof kind>).text;
}
