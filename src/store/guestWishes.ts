import { MAX_WISHES } from '../../contract/wishlistConstants';
import { readItem, readJson, writeItem } from '../lib/browserStorage';
import { isId } from './storedValues';

/** A guest's wishes are in the browser until the login, which merges them; logout removes them. */
const KEY = 'wishlist';

const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
/** `useSyncExternalStore` needs the same array for the same text. */
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** Damaged values are dropped, never thrown. */
const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MAX_WISHES) : NONE;

/** Ids of products, the newest first. */
export function readGuestWishes(): readonly string[] {
  const text = readItem('localStorage', KEY);
  if (text !== known.text) known = { text, ids: idsOf(readJson('localStorage', KEY)) };
  return known.ids;
}

export function saveGuestWishes(ids: readonly string[]): void {
  writeItem('localStorage', KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  listeners.forEach((listener) => listener());
}

/** Also hears of other tabs. */
export function subscribeToGuestWishes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
