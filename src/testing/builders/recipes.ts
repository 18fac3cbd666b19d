import type { Language } from '../../../contract/constants';
import type { RecipeCard, RecipeDetail } from '../../../contract/homepage';
import { buildProductCard, buildRecipeCard } from './homepage';
import recipes from './recipes.json';

const { cards, whole } = recipes;

/** Recipes with real texts in three languages, for stories of whole screens. */
export const buildRecipeCards = (language: Language = 'en'): RecipeCard[] =>
  cards.map(({ slug, name, description, minutes, restingMinutes, servings }) =>
    buildRecipeCard({
      slug,
      name: name[language],
      description: description[language],
      minutes,
      restingMinutes,
      servings,
    }),
  );

/** The first, with ingredients and steps. */
export const buildWholeRecipe = (language: Language = 'en'): RecipeDetail => ({
  ...buildRecipeCard(buildRecipeCards(language)[0]),
  ingredients: whole.ingredients.map(({ sku, ...text }) => ({
    text: text[language],
    product: sku === undefined ? null : buildProductCard(),
  })),
  steps: whole.steps[language],
});
