import { readItem, readJson, writeItem } from '../lib/browserStorage';
import { STORAGE_NAMES } from './storedValues';

/** A customer begins these in a tab: the form of the checkout, a sent order without a response, and a rating. */
export type DraftName = 'checkoutDraft' | 'orderAttempt' | 'ratingDraft';
const DRAFT_NAMES: readonly DraftName[] = ['checkoutDraft', 'orderAttempt', 'ratingDraft'];

interface StoredDraft {
  /** Whose session it was written in; '' for a visitor's. */
  session: string;
  value: Record<string, unknown>;
}

/** Enough of the token to distinguish sessions, and too little to be one. */
const currentSession = (): string => readItem('localStorage', STORAGE_NAMES.token)?.slice(-8) ?? '';

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'session' in value && 'value' in value;

/** Returns null if there is none, or only another session's. A visitor's draft remains after login. */
export const readDraft = (name: DraftName): Record<string, unknown> | null => {
  const stored = readJson('sessionStorage', name);
  if (!isStored(stored) || typeof stored.value !== 'object') return null;
  return stored.session === '' || stored.session === currentSession() ? stored.value : null;
};

/** @param value null removes it */
export const writeDraft = (name: DraftName, value: object | null): void =>
  writeItem('sessionStorage', name, value && JSON.stringify({ session: currentSession(), value }));

/** A draft ends with its session. A tab that isn't open at that moment drops it when it is read. */
export const clearDrafts = (tabStorage: Storage | null): void =>
  DRAFT_NAMES.forEach((name) => tabStorage?.removeItem(name));
