import { randomInt } from 'node:crypto';
import { hashToken } from '../../lib/secrets';

/** Without letters that are taken for digits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** To be read out and typed: 78 random bits in groups, such as `7KQM-…`; a plain hash of it can't be reversed. */
export function newShortSecret(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Case, spaces and dashes don't count. */
export const hashShortSecret = (typed: string): string => hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
