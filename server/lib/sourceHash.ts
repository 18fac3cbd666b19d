import { createHash } from 'node:crypto';

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
