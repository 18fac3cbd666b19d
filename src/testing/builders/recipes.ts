import type { Language } from '../../../contract/constants';
import type { RecipeCard, RecipeDetail } from '../../../contract/homepage';
import { buildProductCard, buildRecipeCard } from './homepage';
import data from './recipes.json';

/** Recipes with real texts in three languages, for stories of whole screens. */
export const buildRecipeCards = (language: Language = 'en'): RecipeCard[] =>
  data.map(({ slug, name, description, minutes, restingMinutes, servings }) =>
    buildRecipeCard({
      slug,
      name: name[language],
      description: description[language],
      minutes,
      restingMinutes,
      servings,
    }),
  );

/** The one with ingredients and steps. */
export const buildWholeRecipe = (language: Language = 'en'): RecipeDetail | undefined => {
  const whole = data.find(({ steps }) => steps !== undefined);
  const card = buildRecipeCards(language).find(({ slug }) => slug === whole?.slug);
  if (!whole?.ingredients || !whole.steps || !card) return undefined;
  return {
    ...card,
    ingredients: whole.ingredients.map(({ sku, ...text }) => ({
      text: text[language],
      product: sku === undefined ? null : buildProductCard(),
    })),
    steps: whole.steps[language],
  };
};
