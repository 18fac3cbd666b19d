import type { AddOnKind } from '../../../contract/constants';
import type { Measure } from '../../../contract/packSize';
import type { Picture } from '../../../contract/pictures';
import type { ProductNames } from '../../db/schema/orders';

export interface AddonFacts {
  id: string;
  kind: AddOnKind;
  name: ProductNames;
  pricePaise: number;
}

export interface PartFacts {
  packId: string;
  productId: string;
  name: ProductNames;
  netGrams: number;
  measure: Measure;
  pricePaise: number;
  /** Counts units per unit of the bundle. */
  quantity: number;
  stock: number;
  gstPercent: number;
  hsn: string;
}

/** `addons` are all that the product offers; `parts` is only for bundles. */
export interface PackFacts {
  id: string;
  productId: string;
  slug: string;
  categoryId: string;
  name: ProductNames;
  picture: Picture | null;
  netGrams: number;
  measure: Measure;
  mrpPaise: number;
  pricePaise: number;
  stock: number;
  gstPercent: number;
  hsn: string;
  published: boolean;
  addons: AddonFacts[];
  parts: PartFacts[];
}

/** A unit takes a bundle's parts from stock, or the pack itself. */
export const unitContents = ({ id, stock, parts }: PackFacts): { packId: string; quantity: number; stock: number }[] =>
  parts.length > 0 ? parts : [{ packId: id, quantity: 1, stock }];

/** Adds units to their packs' stock, also where they are parts of bundles. */
export function withUnits(packs: readonly PackFacts[], units: Readonly<Record<string, number>>): readonly PackFacts[] {
  if (Object.keys(units).length === 0) return packs;
  const total = (packId: string, stock: number) => stock + (units[packId] ?? 0);
  return packs.map((pack) => ({
    ...pack,
    stock: total(pack.id, pack.stock),
    parts: pack.parts.map((part) => ({ ...part, stock: total(part.packId, part.stock) })),
  }));
}
