/** Demo values for facts that only a seller has. */

/** Packs that are not listed sell at their MRP. */
export const SELLING_PRICE_PAISE: Readonly<Record<string, number>> = {
  'ml-thinai-1000': 13_500,
  'ml-thinai-5000': 64_500,
  'ml-ragi-5000': 39_900,
  'ml-combo5-2500': 34_900,
  'rc-mapp-1000': 14_500,
  'rc-mapp-5000': 69_900,
  'rc-kavuni-1000': 17_500,
  'rc-kavuni-5000': 84_900,
  'pm-sathu-500': 20_500,
  'pm-sathu-1000': 39_900,
  'dm-multi-500': 13_900,
  'dm-multi-1000': 26_900,
  'pu-ragi-500': 7_900,
  'pu-ragi-1000': 15_500,
};

const STOCK_BY_NET_GRAMS: Readonly<Record<number, number>> = { 250: 60, 500: 80, 1000: 60, 2500: 20, 5000: 15 };
const OTHER_STOCK = 20;

/** Some packs are low or sold out to show these states. */
const STOCK_BY_PACK: Readonly<Record<string, number>> = {
  'ml-kula-1000': 3,
  'rc-ratha-5000': 0,
  'pm-ulun-250': 0,
  'pm-ulun-500': 0,
};

export const stockOf = (packId: string, netGrams: number): number =>
  STOCK_BY_PACK[packId] ?? STOCK_BY_NET_GRAMS[netGrams] ?? OTHER_STOCK;

/** Best seller first; never shown as sales. */
const BEST_SELLERS = [
  'ml-thinai',
  'rc-mapp',
  'pm-sathu',
  'dm-ragi',
  'ml-ragi',
  'rc-kavuni',
  'pu-kavuni',
  'ml-kambu',
  'dm-multi',
  'rc-seera',
  'pm-ragi',
  'ml-combo5',
  'set-starter',
  'set-breakfast',
  'set-gift',
];

/** Small, so that real sales overtake it. */
export const soldCountOf = (productId: string): number => {
  const index = BEST_SELLERS.indexOf(productId);
  return index === -1 ? 0 : BEST_SELLERS.length - index;
};
