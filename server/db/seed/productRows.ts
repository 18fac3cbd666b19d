import { NO_NUTRIENTS } from '../../../contract/catalogueRules';
import type { packs, productAddons, productComplements, products } from '../schema/catalogue';
import type { Translated } from '../schema/columns';
import { addonsOf } from './addons';
import { complementsOf } from './complements';
import { SELLING_PRICE_PAISE, soldCountOf, stockOf } from './demoChoices';
import { ALLERGENS, nutritionSourceText, type NutritionSource } from './facts';
import { ingredientsText } from './ingredients';
import { INSTEAD_OF } from './insteadOf';
import { originOf } from './origin';
import { otherNamesOf } from './otherNames';
import productData from './products.json';
import recipeData from './recipes.json';
import { slugOf } from '../../lib/slugOf';
import { taxClassIdOf } from './taxes';

type ProductRow = typeof products.$inferInsert;
type PackRow = typeof packs.$inferInsert;

/** Other columns come from products.json unchanged. */
type ComputedColumn =
  | 'id'
  | 'slug'
  | 'position'
  | 'nameEn'
  | 'nameTa'
  | 'nameHi'
  | 'otherNames'
  | 'taxClassId'
  | 'nutrition'
  | 'cooking'
  | 'allergens'
  | 'ingredients'
  | 'insteadOf'
  | 'origin'
  | 'soldCount'
  | 'createdAt';

interface SeedProduct extends Omit<ProductRow, ComputedColumn> {
  categoryId: string;
  name: Translated;
  packs: { netGrams: number; mrpPaise: number }[];
  nutrition: (Omit<NonNullable<ProductRow['nutrition']>, 'source'> & { source: NutritionSource }) | null;
  recipe: string;
  allergens: keyof typeof ALLERGENS;
  insteadOf?: keyof typeof INSTEAD_OF;
  /** The percentage of each ingredient of a mix. */
  ingredients?: Record<string, number>;
  /** A note for the seller, who checks the label before printing it. */
  note?: string;
}

const DAY_MS = 86_400_000;

const seedProducts = productData as unknown as SeedProduct[];
const recipes: Readonly<Record<string, Translated<string[]>>> = recipeData;

/** Ids are equal in every shop. */
export function productRows(now: Date): {
  products: ProductRow[];
  packs: PackRow[];
  productAddons: (typeof productAddons.$inferInsert)[];
  productComplements: (typeof productComplements.$inferInsert)[];
} {
  return {
    products: seedProducts.map((product, index) => productRow(product, index, now)),
    packs: seedProducts.flatMap(packRows),
    productAddons: seedProducts.flatMap((product) =>
      addonsOf(product).map((addonId) => ({ productId: idOf(product), addonId })),
    ),
    productComplements: seedProducts.flatMap((product) =>
      complementsOf(product, seedProducts).map((sku, index) => ({
        productId: idOf(product),
        complementId: idOf({ sku }),
        position: index + 1,
      })),
    ),
  };
}

const idOf = ({ sku }: Pick<SeedProduct, 'sku'>): string => sku.toLowerCase();

function productRow(product: SeedProduct, index: number, now: Date): ProductRow {
  const { nutrition } = product;
  return {
    ...product,
    id: idOf(product),
    slug: slugOf(product.name.en),
    position: index + 1,
    nameEn: product.name.en,
    nameTa: product.name.ta,
    nameHi: product.name.hi,
    otherNames: otherNamesOf(product.sku),
    taxClassId: taxClassIdOf(product),
    nutrition: nutrition && { ...NO_NUTRIENTS, ...nutrition, source: nutritionSourceText(nutrition.source) },
    cooking: cookingSteps(product.recipe),
    allergens: ALLERGENS[product.allergens],
    ingredients: product.ingredients ? ingredientsText(product.ingredients) : null,
    insteadOf: product.insteadOf ? INSTEAD_OF[product.insteadOf] : null,
    origin: originOf(product),
    soldCount: soldCountOf(idOf(product)),
    // A day apart, for sorting by newest.
    createdAt: new Date(now.getTime() - (seedProducts.length - index) * DAY_MS),
  };
}

function packRows(product: SeedProduct): PackRow[] {
  return product.packs.map(({ netGrams, mrpPaise }, index) => {
    const id = `${idOf(product)}-${netGrams}`;
    return {
      id,
      productId: idOf(product),
      netGrams,
      mrpPaise,
      pricePaise: SELLING_PRICE_PAISE[id] ?? mrpPaise,
      stock: stockOf(id, netGrams),
      position: index + 1,
    };
  });
}

function cookingSteps(recipe: string): Translated<string[]> {
  const steps = recipes[recipe];
  if (!steps) throw new Error(`recipes.json has no ${recipe}`);
  return steps;
}
