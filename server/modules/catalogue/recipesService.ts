import type { Language } from '../../../contract/constants';
import type { RecipeCard, RecipeDetail } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { CatalogueCache, CacheTags } from '../catalogueCache';
import { findIngredients, findRecipe, findRecipes } from './recipesRepository';

export type RecipesService = ReturnType<typeof createRecipesService>;

export function createRecipesService(db: Queries, cache: CatalogueCache) {
  async function loadRecipe(slug: string, language: Language, tags: CacheTags): Promise<RecipeDetail> {
    const found = await findRecipe(db, slug, language);
    if (!found) throw new AppError(404, 'homepage.recipeNotFound');
    const ingredients = await findIngredients(db, found.id, language);
    tags.lists().products(ingredients.flatMap(({ product }) => product ?? []));
    return { ...found.card, ingredients, steps: found.steps[language] };
  }

  return {
    getRecipes: (language: Language): Promise<RecipeCard[]> =>
      cache.get(`recipes ${language}`, (tags) => {
        // Changes of recipes drop every value.
        tags.shop();
        return findRecipes(db, language);
      }),

    /** @throws AppError 404 when no published recipe has this slug */
    getRecipe: (slug: string, language: Language): Promise<RecipeDetail> =>
      cache.get(`recipe ${language} ${slug}`, (tags) => loadRecipe(slug, language, tags)),
  };
}
