import type { Pack, ProductCard, RecipeDetail } from '../../../contract/homepage';
import { firstPackToShow } from '../../lib/products';
import type { CartItem } from '../../store/slices/cartSlice';

type Ingredients = RecipeDetail['ingredients'];

/** Each product once, in the order of the recipe. */
export const soldProducts = (ingredients: Ingredients): ProductCard[] => [
  ...new Map(ingredients.flatMap(({ product }) => (product ? [[product._id, product] as const] : []))).values(),
];

/** The smallest available pack: it holds what a recipe needs. */
export const fittingPack = ({ packs }: ProductCard): Pack => firstPackToShow(packs);

/** Whether any pack of it is in the cart. */
export const isInCart = ({ packs }: ProductCard, items: readonly CartItem[]): boolean =>
  packs.some(({ _id }) => items.some((item) => item._id === _id));

/** Returns what can be added: available products that the cart has no pack of, each with its fitting pack. */
export const packsToAdd = (
  ingredients: Ingredients,
  items: readonly CartItem[],
): { product: ProductCard; pack: Pack }[] =>
  soldProducts(ingredients)
    .filter((product) => !isInCart(product, items))
    .map((product) => ({ product, pack: fittingPack(product) }))
    .filter(({ pack }) => pack.available > 0);
