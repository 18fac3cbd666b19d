import type { recipeIngredients, recipes } from '../schema/recipes';
import type { Translated } from '../schema/columns';
import recipeData from './shopRecipes.json';

interface SeedRecipe {
  slug: string;
  name: Translated;
  description: Translated;
  minutes: number;
  restingMinutes: number;
  servings: number;
  /** `sku`: the product sold here. */
  ingredients: (Translated & { sku?: string })[];
  steps: Translated<string[]>;
}

const seedRecipes: SeedRecipe[] = recipeData;

export const recipeRows = (): {
  recipes: (typeof recipes.$inferInsert)[];
  recipeIngredients: (typeof recipeIngredients.$inferInsert)[];
} => ({
  recipes: seedRecipes.map(({ slug, name, description, minutes, restingMinutes, servings, steps }, index) => ({
    id: slug,
    slug,
    position: index + 1,
    nameEn: name.en,
    nameTa: name.ta,
    nameHi: name.hi,
    descriptionEn: description.en,
    descriptionTa: description.ta,
    descriptionHi: description.hi,
    minutes,
    restingMinutes,
    servings,
    steps,
  })),
  recipeIngredients: seedRecipes.flatMap(({ slug, ingredients }) =>
    ingredients.map(({ sku, ...text }, index) => ({
      recipeId: slug,
      lineNo: index + 1,
      text,
      productId: sku?.toLowerCase() ?? null,
    })),
  ),
});
