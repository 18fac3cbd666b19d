import type { PackSize } from '../../contract/packSize';

/** Nutrition is stated for so much of a product: for 100 ml of what is sold by volume alone, else for 100 g. */
export const nutritionSize = (packs: readonly Pick<PackSize, 'measure'>[]): PackSize => ({
  netGrams: 100,
  measure: packs.length > 0 && packs.every(({ measure }) => measure === 'VOLUME') ? 'VOLUME' : 'WEIGHT',
});
