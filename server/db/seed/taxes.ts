import type { taxClasses, taxRates } from '../schema/taxes';

interface SeedTaxClass {
  name: string;
  hsn: string;
  /** Rates by their first day. Check them with an accountant. */
  rates: Record<string, number>;
}

const GST_BEGAN = '2017-07-01';
/** Packed food up to 25 kg is taxed, branded or not. */
const PRE_PACKED = { [GST_BEGAN]: 0, '2022-07-18': 5 };
const MIX = { [GST_BEGAN]: 18, '2025-09-22': 5 };

const CLASSES: SeedTaxClass[] = [
  { name: 'Millets, pre-packed', hsn: '1008', rates: PRE_PACKED },
  { name: 'Sorghum, pre-packed', hsn: '1007', rates: PRE_PACKED },
  { name: 'Rice, pre-packed', hsn: '1006', rates: PRE_PACKED },
  { name: 'Flour, pre-packed', hsn: '1102', rates: PRE_PACKED },
  { name: 'Porridge mixes', hsn: '1901', rates: MIX },
  { name: 'Dosa mixes and other preparations', hsn: '2106', rates: MIX },
];

/** Matches the migration's ids for classes of older products. */
export const taxClassIdOf = ({ hsn, gstPercent }: { hsn: string; gstPercent: number }): string =>
  `${hsn}-${gstPercent}`;

const idOf = ({ hsn, rates }: SeedTaxClass): string =>
  taxClassIdOf({ hsn, gstPercent: Object.values(rates).at(-1) ?? 0 });

export const seedTaxClasses: (typeof taxClasses.$inferInsert)[] = CLASSES.map((each) => ({
  id: idOf(each),
  name: each.name,
  hsn: each.hsn,
}));

export const seedTaxRates: (typeof taxRates.$inferInsert)[] = CLASSES.flatMap((each) =>
  Object.entries(each.rates).map(([fromDay, gstPercent]) => ({ classId: idOf(each), fromDay, gstPercent })),
);
