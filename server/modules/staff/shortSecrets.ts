import { randomInt } from 'node:crypto';
import { hashToken } from '../../lib/secrets';

/** Letters that are taken for digits are left out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 78 random bits in groups, to be read out and typed; a plain hash of them can't be reversed. */
export function newShortSecret(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Ignores case, spaces and dashes. */
export const hashShortSecret = (typed: string): string => hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
