import { Type } from 'typebox';
import { VISIBLE_SIGN } from './constants';

/** One line that reads in the order in which it is written: signs that turn the direction could hide another name in it. */
const VISIBLE_LINE = `(?=.*${VISIBLE_SIGN.source})[^\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*`;
const MAX_NAME_LENGTH = 80;

export const requiredText = (messageKey: string, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: VISIBLE_SIGN.source, messageKey });

/** A required text in one line. */
export const lineOf = (messageKey: string, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${VISIBLE_LINE}$`, messageKey });

export const PersonName = lineOf('name', MAX_NAME_LENGTH);

export const optionalName = (messageKey: string) =>
  Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH, pattern: `^(${VISIBLE_LINE})?$`, messageKey }));
