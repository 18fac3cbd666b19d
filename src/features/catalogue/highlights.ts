import type { ProductDetail } from '../../../contract/homepage';

const MAX_HIGHLIGHTS = 3;

/** They are highlighted from the given amount per 100 g or 100 ml on. */
const RICH_IN = [
  ['calciumMilligrams', 200, 'mg'],
  ['ironMilligrams', 5, 'mg'],
  ['proteinGrams', 10, 'g'],
  ['fibreGrams', 6, 'g'],
] as const;

export type Highlight =
  | { kind: 'cookingMinutes'; count: number }
  | { kind: 'insteadOf'; text: string }
  | { kind: (typeof RICH_IN)[number][0]; amount: string };

/** Up to three facts that distinguish a product, made from its data alone. */
export function highlightsOf({
  cookingMinutes,
  insteadOf,
  nutrition,
}: Pick<ProductDetail, 'cookingMinutes' | 'insteadOf' | 'nutrition'>): Highlight[] {
  const highlights: Highlight[] = [
    ...(cookingMinutes === null ? [] : [{ kind: 'cookingMinutes' as const, count: cookingMinutes }]),
    ...(insteadOf === null ? [] : [{ kind: 'insteadOf' as const, text: insteadOf }]),
    ...RICH_IN.flatMap(([kind, from, unit]) => {
      const value = nutrition?.[kind] ?? 0;
      return value >= from ? [{ kind, amount: `${value} ${unit}` }] : [];
    }),
  ];
  return highlights.slice(0, MAX_HIGHLIGHTS);
}
