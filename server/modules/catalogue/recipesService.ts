import type { Language } from '../../../contract/constants';
import type { RecipeCard, RecipeDetail } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { AppError } from '../../lib/errors';
import { normalizeSearch } from '../../lib/normalizeSearch';
import type { CacheTags, CatalogueCaches } from '../catalogueCache';
import { findIngredients, findRecipe, findRecipes, findRecipesByName } from './recipesRepository';

export type RecipesService = ReturnType<typeof createRecipesService>;

export function createRecipesService(
  db: Queries,
  { catalogue: cache, searches }: Pick<CatalogueCaches, 'catalogue' | 'searches'>,
) {
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

    /** Those whose name, in any language, has all words of the text. */
    findByName: (q: string, language: Language): Promise<RecipeCard[]> => {
      const text = normalizeSearch(q);
      return searches.get(`recipes ${language} ${text}`, (tags) => {
        tags.shop();
        return findRecipesByName(db, text, language);
      });
    },

    /** @throws AppError 404 when no published recipe has this slug */
    getRecipe: (slug: string, language: Language): Promise<RecipeDetail> =>
      cache.get(`recipe ${language} ${slug}`, (tags) => loadRecipe(slug, language, tags)),
  };
}
