import { Type } from 'typebox';
import {
  Banner,
  Category,
  CategoryProducts,
  CategoryProductsBody,
  Offer,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductsBody,
  Store,
  Suggestions,
  SuggestionsQuery,
} from '../../../contract/homepage';
import { Envelope } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { HomepageService } from './service';

const open = { access: 'public' } as const;

export const homepageRoutes =
  (service: HomepageService): Routes =>
  async (app) => {
    app.get(
      '/store',
      {
        config: open,
        schema: { summary: 'The store, its charges and delivery area', response: { 200: Envelope(Store) } },
      },
      async ({ language, t }) => ok(await service.getStore(language), t('core.ok')),
    );

    app.get(
      '/banner/list',
      { config: open, schema: { summary: 'Banners', response: { 200: Envelope(Type.Array(Banner)) } } },
      async ({ language, t }) => ok(await service.getBanners(language), t('core.ok')),
    );

    app.get(
      '/offer/list',
      { config: open, schema: { summary: 'Offers', response: { 200: Envelope(Type.Array(Offer)) } } },
      async ({ language, t }) => ok(await service.getOffers(language), t('core.ok')),
    );

    app.get(
      '/category/list',
      { config: open, schema: { summary: 'Categories', response: { 200: Envelope(Type.Array(Category)) } } },
      async ({ language, t }) => ok(await service.getCategories(language), t('core.ok')),
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
      async ({ body, language, t }) => ok(await service.getRails(body, language), t('core.ok')),
    );

    app.post(
      '/products',
      {
        config: open,
        schema: { summary: 'A page of products', body: ProductsBody, response: { 200: Envelope(ProductPage) } },
      },
      async ({ body, language, t }) => ok(await service.getProducts(body, language), t('core.ok')),
    );

    app.get(
      '/search/suggestions',
      {
        config: open,
        schema: {
          summary: 'Products and categories that somebody may be typing',
          querystring: SuggestionsQuery,
          response: { 200: Envelope(Suggestions) },
        },
      },
      async ({ query, language, t }) => ok(await service.getSuggestions(query, language), t('core.ok')),
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
      async ({ params, language, t }) => ok(await service.getProductDetail(params.slug, language), t('core.ok')),
    );

    app.get(
      '/other/products',
      {
        config: open,
        schema: { summary: 'Best sellers in stock', response: { 200: Envelope(Type.Array(ProductCard)) } },
      },
      async ({ language, t }) => ok(await service.getOtherProducts(language), t('core.ok')),
    );
  };
