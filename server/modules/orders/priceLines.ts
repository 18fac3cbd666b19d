import type { Message } from '../../lib/errors';
import type { WantedLine } from './mergeLines';
import { unitContents, type AddonFacts, type PackFacts } from './packFacts';

export interface PricedLine {
  packId: string;
  pack: PackFacts | null;
  quantity: number;
  addons: AddonFacts[];
  unitAddonsPaise: number;
  linePaise: number;
  available: number;
  problem: 'GONE' | 'SOLD_OUT' | 'SHORT' | null;
  problemMessage: Message | null;
}

export type CountedLine = PricedLine & { pack: PackFacts };

/** Lines that take from one pack, alone or in bundles, share its stock, first come first served. */
export function priceLines(
  wanted: readonly WantedLine[],
  packs: ReadonlyMap<string, PackFacts>,
  limit: number,
): PricedLine[] {
  const contents = [...packs.values()].flatMap(unitContents);
  const left = new Map(contents.map(({ packId, stock }) => [packId, Math.min(stock, limit)]));
  return wanted.map(({ packId, quantity, addonIds }) => {
    const pack = packs.get(packId) ?? null;
    const known = new Map(pack?.addons.map((addon) => [addon.id, addon]));
    const addons = addonIds.flatMap((id) => known.get(id) ?? []);
    const unitAddonsPaise = addons.reduce((sum, addon) => sum + addon.pricePaise, 0);
    const line = { packId, pack, quantity, addons, unitAddonsPaise };
    const gone = (key: 'orders.lineGone' | 'orders.addonGone' | 'orders.oneGrinding') => ({
      ...line,
      linePaise: 0,
      available: 0,
      problem: 'GONE' as const,
      problemMessage: { key },
    });
    if (!pack?.published) return gone('orders.lineGone');
    if (addons.length < addonIds.length) return gone('orders.addonGone');
    if (addons.filter(({ kind }) => kind === 'GRINDING').length > 1) return gone('orders.oneGrinding');

    const available = unitsWithin(pack, (part) => left.get(part.packId) ?? 0);
    const taken = Math.min(quantity, available);
    for (const part of unitContents(pack)) left.set(part.packId, (left.get(part.packId) ?? 0) - taken * part.quantity);
    return {
      ...line,
      linePaise: taken * (pack.pricePaise + unitAddonsPaise),
      available,
      ...problemOf(quantity, {
        available,
        inStock: unitsWithin(pack, ({ stock }) => stock),
        limit: unitsWithin(pack, () => limit),
      }),
    };
  });
}

const unitsWithin = (pack: PackFacts, countOf: (part: { packId: string; stock: number }) => number): number =>
  Math.min(...unitContents(pack).map((part) => Math.floor(countOf(part) / part.quantity)));

function problemOf(
  quantity: number,
  { available, inStock, limit }: { available: number; inStock: number; limit: number },
): Pick<PricedLine, 'problem' | 'problemMessage'> {
  if (quantity <= available) return { problem: null, problemMessage: null };
  if (inStock >= limit) return { problem: 'SHORT', problemMessage: { key: 'orders.lineLimit', params: { limit } } };
  if (inStock === 0) return { problem: 'SOLD_OUT', problemMessage: { key: 'orders.lineSoldOut' } };
  if (available === 0) return { problem: 'SOLD_OUT', problemMessage: { key: 'orders.lineInOtherLines' } };
  return { problem: 'SHORT', problemMessage: { key: 'orders.lineShort', params: { available } } };
}
