import { http, type HttpHandler } from 'msw';
import { LANGUAGES } from '../../../contract/constants';
import type { ProductsBody } from '../../../contract/homepage';
import type { CartBody } from '../../../contract/orders';
import { buildAssortment, buildDetailOf, buildLinesOf, type Assortment } from '../builders/assortment';
import { buildCategoryProducts, buildProductPage } from '../builders/homepage';
import { buildBillOf } from '../builders/orders';
import { recipeHandlers } from './recipes';
import { api, ok, rejected } from './responses';

/** A consistent shop with these products. Search finds everything. */
export const makeShopHandlers = (read: (request: Request) => Assortment): HttpHandler[] => [
  ...recipeHandlers,
  http.get(api('/homepage/banner/list'), ({ request }) => ok(read(request).banners)),
  http.get(api('/homepage/offer/list'), ({ request }) => ok(read(request).offers)),
  http.get(api('/homepage/category/list'), ({ request }) => ok(read(request).categories)),
  http.get(api('/homepage/other/products'), ({ request }) => ok(read(request).bestSellers)),
  http.post(api('/homepage/category/products/list'), ({ request }) => {
    const { categories, products } = read(request);
    return ok(
      categories.map((category) =>
        buildCategoryProducts({
          category,
          products: products.filter(({ categoryId }) => categoryId === category._id),
        }),
      ),
    );
  }),
  http.post<never, ProductsBody>(api('/homepage/products'), async ({ request }) => {
    const { products } = read(request);
    const { categoryId, inStock } = await request.json();
    const items = products.filter(
      (product) =>
        (categoryId === undefined || product.categoryId === categoryId) &&
        (inStock !== true || product.packs.some(({ available }) => available > 0)),
    );
    return ok(buildProductPage({ items }));
  }),
  http.get(api('/homepage/product/detail/:slug'), ({ request, params }) => {
    const assortment = read(request);
    const product = assortment.products.find(({ slug }) => slug === params.slug);
    return product ? ok(buildDetailOf(product, assortment)) : rejected(404, 'There is no such product');
  }),
  http.post<never, CartBody>(api('/order/cart'), async ({ request }) => {
    const body = await request.json();
    return ok(buildBillOf(body, buildLinesOf(body.items, read(request))));
  }),
];

/** The sample shop in the request's language, for stories of whole screens. */
export const assortmentHandlers = makeShopHandlers(({ headers }) =>
  buildAssortment(LANGUAGES.find((language) => headers.get('accept-language')?.startsWith(language))),
);
