import { MAX_ID_LENGTH } from '../../contract/constants';
import { MAX_WISHES } from '../../contract/wishlistConstants';
import { readItem, writeItem } from '../lib/browserStorage';

/** A guest's wishes are in the browser until the login, which merges them; logout removes them. */
const KEY = 'wishlist';

const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
/** `useSyncExternalStore` needs the same array for the same text. */
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** Damaged values are dropped, never thrown. */
function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH);
    return [...new Set(ids)].slice(0, MAX_WISHES);
  } catch {
    return NONE;
  }
}

/** Ids of products, the newest first. */
export function readGuestWishes(): readonly string[] {
  const text = readItem('localStorage', KEY);
  if (text !== known.text) known = { text, ids: parse(text) };
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
