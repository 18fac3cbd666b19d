import { Type } from 'typebox';
import {
  Category,
  CategoryProducts,
  CategoryProductsBody,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductsBody,
  RecipeCard,
  RecipeDetail,
  RecipesQuery,
  Suggestions,
  SearchQuery,
} from '../../../contract/homepage';
import { Envelope } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { REVALIDATE, responseCache } from '../../lib/cachedBody';
import type { RecipesService } from './recipesService';
import type { CatalogueService } from './service';

const open = { access: 'public' } as const;

export const catalogueRoutes =
  (service: CatalogueService, recipes: RecipesService, searchesPerCallerMinute: number): Routes =>
  async (app) => {
    const countSearch = app.limitCallers(searchesPerCallerMinute);
    const response = {
      categories: responseCache(REVALIDATE),
      rails: responseCache(),
      products: responseCache(),
      suggestions: responseCache(REVALIDATE),
      detail: responseCache(REVALIDATE),
      others: responseCache(REVALIDATE),
      recipes: responseCache(REVALIDATE),
      recipe: responseCache(REVALIDATE),
    };

    app.get(
      '/category/list',
      { config: open, schema: { summary: 'Categories', response: { 200: Envelope(Type.Array(Category)) } } },
      async (request, reply) => response.categories(request, reply, await service.getCategories(request.language)),
    );

    app.post(
      '/category/products/list',
      {
        config: open,
        schema: {
          summary: 'Each category with its best sellers',
          body: CategoryProductsBody,
          response: { 200: Envelope(Type.Array(CategoryProducts)) },
        },
      },
      async (request, reply) => response.rails(request, reply, await service.getRails(request.body, request.language)),
    );

    app.post(
      '/products',
      {
        config: open,
        schema: { summary: 'A page of products', body: ProductsBody, response: { 200: Envelope(ProductPage) } },
      },
      async (request, reply) => {
        if (request.body.search?.trim()) countSearch(request);
        return response.products(request, reply, await service.getProducts(request.body, request.language));
      },
    );

    app.get(
      '/search/suggestions',
      {
        config: open,
        schema: {
          summary: 'Suggested products and categories while typing',
          querystring: SearchQuery,
          response: { 200: Envelope(Suggestions) },
        },
      },
      async (request, reply) => {
        countSearch(request);
        return response.suggestions(request, reply, await service.getSuggestions(request.query, request.language));
      },
    );

    app.get(
      '/product/detail/:slug',
      {
        config: open,
        schema: {
          summary: 'A product with its facts',
          params: Type.Object({ slug: Type.String() }),
          response: { 200: Envelope(ProductDetail) },
        },
      },
      async (request, reply) =>
        response.detail(request, reply, await service.getProductDetail(request.params.slug, request.language)),
    );

    app.get(
      '/other/products',
      {
        config: open,
        schema: { summary: 'Best sellers in stock', response: { 200: Envelope(Type.Array(ProductCard)) } },
      },
      async (request, reply) => response.others(request, reply, await service.getOtherProducts(request.language)),
    );

    app.get(
      '/recipe/list',
      {
        config: open,
        schema: {
          summary: 'Recipes, or those that a search names',
          querystring: RecipesQuery,
          response: { 200: Envelope(Type.Array(RecipeCard)) },
        },
      },
      async (request, reply) => {
        const { q } = request.query;
        const found = q === undefined ? recipes.getRecipes(request.language) : recipes.findByName(q, request.language);
        return response.recipes(request, reply, await found);
      },
    );

    app.get(
      '/recipe/detail/:slug',
      {
        config: open,
        schema: {
          summary: 'A recipe with its ingredients, and those that the shop sells',
          params: Type.Object({ slug: Type.String() }),
          response: { 200: Envelope(RecipeDetail) },
        },
      },
      async (request, reply) =>
        response.recipe(request, reply, await recipes.getRecipe(request.params.slug, request.language)),
    );
  };
