import { createHash } from 'node:crypto';
import type { CartLine } from '../../../contract/orders';

/** The `addonIds` are sorted, so that equal choices merge. */
export interface WantedLine {
  packId: string;
  quantity: number;
  addonIds: string[];
}

/** Merges into the first line with the same pack and add-ons. */
export function mergeLines(items: readonly CartLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const { _id, quantity, addons = [] } of items) {
    const addonIds = [...addons].sort();
    const key = JSON.stringify([_id, addonIds]);
    const known = merged.get(key);
    if (known) known.quantity += quantity;
    else merged.set(key, { packId: _id, quantity, addonIds });
  }
  return [...merged.values()];
}

/** Independent of line order; expects merged lines. */
export function hashCart(lines: readonly WantedLine[]): string {
  const texts = lines.map(({ packId, quantity, addonIds }) => JSON.stringify([packId, quantity, addonIds]));
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
