import type { CartLine } from '../../../contract/orders';

/** One line of a cart, with its add-ons in a fixed order. */
export interface WantedLine {
  packId: string;
  quantity: number;
  addonIds: string[];
}

/** Makes one line of all that want the same pack with the same add-ons, in the place of the first. */
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
