import { http, type HttpHandler } from 'msw';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { buildRecipeCards, buildWholeRecipe } from '../builders/recipes';
import { listRecipes } from './homepage';
import { api, ok, rejected } from './responses';

const languageOf = ({ headers }: Request): Language | undefined =>
  LANGUAGES.find((language) => headers.get('accept-language')?.startsWith(language));

/** Recipes in the request's language; one of them whole. */
export const recipeHandlers: HttpHandler[] = [
  http.get(api('/homepage/recipe/list'), ({ request }) => listRecipes(buildRecipeCards(languageOf(request)), request)),
  http.get(api('/homepage/recipe/detail/:slug'), ({ request, params }) => {
    const recipe = buildWholeRecipe(languageOf(request));
    return recipe.slug === params.slug ? ok(recipe) : rejected(404, 'There is no such recipe');
  }),
];
