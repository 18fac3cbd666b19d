import { http } from 'msw';
import type { RecipeCard } from '../../../contract/homepage';
import {
  buildBanner,
  buildCategories,
  buildCategoryProducts,
  buildOffer,
  buildProductCard,
  buildProductDetail,
  buildProductPage,
  buildRecipe,
  buildRecipeCard,
  buildSuggestions,
} from '../builders/homepage';
import { api, ok, rejected } from './responses';

const detail = buildProductDetail();
const recipe = buildRecipe();

/** Responds with all recipes, or with those that the search names. */
export const listRecipes = (recipes: RecipeCard[], { url }: Request): ReturnType<typeof ok> => {
  const q = new URL(url).searchParams.get('q')?.toLowerCase() ?? '';
  return ok(recipes.filter(({ name }) => name.toLowerCase().includes(q)));
};

export const homepageHandlers = [
  http.get(api('/homepage/banner/list'), () => ok([buildBanner()])),
  http.get(api('/homepage/offer/list'), () => ok([buildOffer()])),
  http.get(api('/homepage/category/list'), () => ok(buildCategories())),
  http.post(api('/homepage/category/products/list'), () => ok([buildCategoryProducts()])),
  http.post(api('/homepage/products'), () => ok(buildProductPage())),
  http.get(api('/homepage/search/suggestions'), () => ok(buildSuggestions())),
  http.get(api('/homepage/product/detail/:slug'), ({ params }) =>
    params.slug === detail.slug ? ok(detail) : rejected(404, 'There is no such product'),
  ),
  http.get(api('/homepage/other/products'), () =>
    ok([buildProductCard({ _id: 'rc-mapp', slug: 'mappillai-samba', name: 'Mappillai Samba' })]),
  ),
  http.get(api('/homepage/recipe/list'), ({ request }) => listRecipes([buildRecipeCard()], request)),
  http.get(api('/homepage/recipe/detail/:slug'), ({ params }) =>
    params.slug === recipe.slug ? ok(recipe) : rejected(404, 'There is no such recipe'),
  ),
];
