import { isReference } from '../../lib/references';

/** Messages are keys of `staffMoney`. */
export const COUNT_NEEDED = { counted: 'handover.countNeeded' };
export const AMOUNT_NEEDED = { amount: 'match.amountNeeded' };

/** The bank's reference has twelve digits. */
export const validateReference = (reference: string): { reference?: string } =>
  isReference(reference) ? {} : { reference: 'match.referenceNeeded' };

/** A difference needs its reason. */
export const validateNote = (note: string, differencePaise: number): { note?: string } =>
  differencePaise !== 0 && note.trim() === '' ? { note: 'handover.noteNeeded' } : {};
