import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { RecipeCard, RecipeDetail } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { hasEachWord } from '../../db/hasEachWord';
import { products, recipeIngredients, recipes } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { cardColumns, forSale } from './productsRepository';

const recipeColumns = (language: Language) => ({
  slug: recipes.slug,
  name: recipes[`name${LANGUAGE_SUFFIX[language]}`],
  description: recipes[`description${LANGUAGE_SUFFIX[language]}`],
  minutes: recipes.minutes,
  restingMinutes: recipes.restingMinutes,
  servings: recipes.servings,
  picture: recipes.picture,
});

const inOrder = [asc(recipes.position), asc(recipes.id)];

export const findRecipes = (db: Queries, language: Language): Promise<RecipeCard[]> =>
  db
    .select(recipeColumns(language))
    .from(recipes)
    .where(eq(recipes.published, true))
    .orderBy(...inOrder);

const MAX_FOUND = 8;

export const findRecipesByName = (db: Queries, text: string, language: Language): Promise<RecipeCard[]> =>
  db
    .select(recipeColumns(language))
    .from(recipes)
    .where(and(eq(recipes.published, true), hasEachWord([recipes.nameEn, recipes.nameTa, recipes.nameHi], text)))
    .orderBy(...inOrder)
    .limit(MAX_FOUND);

/** Those with the product among their ingredients. */
export function findRecipesOf(db: Queries, productId: string, language: Language): Promise<RecipeCard[]> {
  const using = db
    .select({ id: recipeIngredients.recipeId })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.productId, productId));
  return db
    .select(recipeColumns(language))
    .from(recipes)
    .where(and(eq(recipes.published, true), inArray(recipes.id, using)))
    .orderBy(...inOrder);
}

export async function findRecipe(db: Queries, slug: string, language: Language) {
  const [row] = await db
    .select({ id: recipes.id, card: recipeColumns(language), steps: recipes.steps })
    .from(recipes)
    .where(and(eq(recipes.published, true), eq(recipes.slug, slug)));
  return row ?? null;
}

export function findIngredients(
  db: Queries,
  recipeId: string,
  language: Language,
): Promise<RecipeDetail['ingredients']> {
  return db
    .select({ text: sql<string>`${recipeIngredients.text} ->> ${language}`, product: cardColumns(language) })
    .from(recipeIngredients)
    .leftJoin(products, and(eq(products.id, recipeIngredients.productId), forSale))
    .where(eq(recipeIngredients.recipeId, recipeId))
    .orderBy(asc(recipeIngredients.lineNo));
}
