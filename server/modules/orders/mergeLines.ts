import { createHash } from 'node:crypto';
import type { CartLine } from '../../../contract/orders';

/** Add-ons are in a fixed order. */
export interface WantedLine {
  packId: string;
  quantity: number;
  addonIds: string[];
}

/** Merges lines with the same pack and add-ons into the first of them. */
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

/** Of merged lines, whatever their order. */
export function hashCart(lines: readonly WantedLine[]): string {
  const texts = lines.map(({ packId, quantity, addonIds }) => JSON.stringify([packId, quantity, addonIds]));
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
