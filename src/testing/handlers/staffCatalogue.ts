import { http } from 'msw';
import type { PictureBody } from '../../../contract/shopPictures';
import type { PricesBody, ProductBody } from '../../../contract/staffCatalogue';
import { buildProductDetail } from '../builders/homepage';
import {
  buildPricePage,
  buildCatalogueCategories,
  buildCatalogueChoices,
  buildCataloguePage,
  buildCatalogueProduct,
} from '../builders/staffCatalogue';
import { buildUploadedPicture } from '../builders/pictures';
import { buildStaffAddons } from '../builders/staffAddons';
import { buildTaxClasses } from '../builders/staffTaxes';
import { ok, staffApiUrl } from './responses';

/** The server stores a changed product like this. */
const stored = ({ relatedIds: _relatedIds, packs: _packs, parts: _parts, ...body }: ProductBody) =>
  buildCatalogueProduct({ ...body, revision: '4' });

const pictureOf = ({ pictureId, alts }: PictureBody) =>
  pictureId === null ? null : { ...buildUploadedPicture().picture, alts };

const categories = () => ok(buildCatalogueCategories(), 'The category is saved.');

const addons = () => ok(buildStaffAddons(), 'The add-on is saved.');
const taxes = () => ok(buildTaxClasses(), 'The tax class is saved.');

/** A catalogue whose changes are accepted and not stored. */
export const staffCatalogueHandlers = [
  http.get(staffApiUrl('/catalogue/products'), () => ok(buildCataloguePage())),
  http.get(staffApiUrl('/catalogue/choices'), () => ok(buildCatalogueChoices())),
  http.get(staffApiUrl('/catalogue/products/:id'), () => ok(buildCatalogueProduct())),
  http.get(staffApiUrl('/catalogue/products/:id/preview'), () => ok(buildProductDetail())),
  http.get(staffApiUrl('/catalogue/categories'), categories),
  http.post(staffApiUrl('/catalogue/categories'), categories),
  http.put(staffApiUrl('/catalogue/categories/order'), categories),
  http.put(staffApiUrl('/catalogue/categories/:id'), categories),
  http.delete(staffApiUrl('/catalogue/categories/:id'), categories),
  http.get(staffApiUrl('/catalogue/addons'), addons),
  http.post(staffApiUrl('/catalogue/addons'), addons),
  http.put(staffApiUrl('/catalogue/addons/order'), addons),
  http.put(staffApiUrl('/catalogue/addons/:id'), addons),
  http.get(staffApiUrl('/catalogue/taxes'), taxes),
  http.post(staffApiUrl('/catalogue/taxes'), taxes),
  http.post(staffApiUrl('/catalogue/taxes/usual'), taxes),
  http.put(staffApiUrl('/catalogue/taxes/:id'), taxes),
  http.delete(staffApiUrl('/catalogue/taxes/:id'), taxes),
  http.get(staffApiUrl('/catalogue/prices'), () => ok(buildPricePage())),
  http.put<never, PricesBody>(staffApiUrl('/catalogue/prices'), async ({ request }) => {
    const { changes } = await request.json();
    const rows = buildPricePage().items;
    const saved = changes.map(({ _id, version, ...prices }) => ({
      ...rows.find((row) => row._id === _id),
      ...prices,
      version: version + 1,
    }));
    return ok({ saved, rejected: [] }, `${saved.length} prices are saved.`);
  }),
  http.post(staffApiUrl('/pictures'), () => ok(buildUploadedPicture())),
  http.put<{ id: string }, PictureBody>(staffApiUrl('/catalogue/packs/:id/picture'), async ({ request, params }) => {
    const picture = pictureOf(await request.json());
    const product = buildCatalogueProduct();
    const packs = product.packs.map((pack) => (pack._id === params.id ? { ...pack, picture } : pack));
    return ok({ ...product, packs }, 'The picture is saved.');
  }),
  http.put<never, PictureBody>(staffApiUrl('/catalogue/products/:id/served'), async ({ request }) =>
    ok(buildCatalogueProduct({ served: pictureOf(await request.json()) }), 'The picture is saved.'),
  ),
  http.put(staffApiUrl('/catalogue/categories/:id/picture'), categories),
  http.post<never, ProductBody>(staffApiUrl('/catalogue/products'), async ({ request }) =>
    ok({ ...stored(await request.json()), _id: 'new-product', state: 'DRAFT' }, 'The product is saved as a draft.'),
  ),
  http.put<never, ProductBody>(staffApiUrl('/catalogue/products/:id'), async ({ request }) =>
    ok(stored(await request.json()), 'The product is saved.'),
  ),
  http.put<never, { state: 'PUBLISHED' | 'HIDDEN' }>(
    staffApiUrl('/catalogue/products/:id/state'),
    async ({ request }) => ok(buildCatalogueProduct({ state: (await request.json()).state, revision: '4' })),
  ),
  http.delete(staffApiUrl('/catalogue/products/:id'), () => ok(null, 'The product is deleted.')),
];
