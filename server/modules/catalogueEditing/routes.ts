import { Type } from 'typebox';
import type { Language } from '../../../contract/constants';
import { ProductDetail } from '../../../contract/homepage';
import { Envelope, Id, IdempotencyHeaders, Nothing } from '../../../contract/http';
import {
  ChangeProductBody,
  PricePage,
  PriceQuery,
  PricesBody,
  PricesSaved,
  ProductBody,
  ProductStateBody,
  CatalogueChoices,
  CataloguePage,
  CatalogueProduct,
  CatalogueQuery,
} from '../../../contract/staffCatalogue';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { PricesService } from './prices';
import type { EditingService } from './service';

const read = { access: 'staff', action: 'readCatalogue' } as const;
const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const params = Type.Object({ id: Id });
const response = { 200: Envelope(CatalogueProduct) };
/** Texts in three scripts, of up to three bytes a letter. */
const bodyLimit = 256 * 1024;

export type GetPreview = (productId: string, language: Language) => Promise<ProductDetail>;

export const editingRoutes =
  (service: EditingService, prices: PricesService, getPreview: GetPreview): Routes =>
  async (app) => {
    app.get(
      '/products',
      {
        config: read,
        schema: {
          summary: 'A page of products',
          querystring: CatalogueQuery,
          response: { 200: Envelope(CataloguePage) },
        },
      },
      async ({ query, language, t }) => ok(await service.list(query, language), t('core.ok')),
    );

    app.get(
      '/choices',
      { config: read, schema: { summary: 'Categories and add-ons', response: { 200: Envelope(CatalogueChoices) } } },
      async ({ language, t }) => ok(await service.choices(language), t('core.ok')),
    );

    app.get(
      '/products/:id',
      { config: read, schema: { summary: 'A product as staff edits it', params, response } },
      async ({ params: { id }, language, t }) => ok(await service.get(id, language), t('core.ok')),
    );

    app.get(
      '/products/:id/preview',
      {
        config: read,
        schema: { summary: 'A product as customers would see it', params, response: { 200: Envelope(ProductDetail) } },
      },
      async ({ params: { id }, language, t }) => ok(await getPreview(id, language), t('core.ok')),
    );

    app.post(
      '/products',
      {
        config: manage,
        bodyLimit,
        schema: { summary: 'Add a product as a draft', headers: IdempotencyHeaders, body: ProductBody, response },
      },
      async ({ staff, headers, body, language, t }) =>
        ok(
          await service.create({ staff, key: headers['idempotency-key'] }, body, language),
          t('catalogueEditing.added'),
        ),
    );

    app.put(
      '/products/:id',
      { config: manage, bodyLimit, schema: { summary: 'Change a product', params, body: ChangeProductBody, response } },
      async ({ staff, params: { id }, body, language, t }) =>
        ok(await service.change(staff, id, body, language), t('catalogueEditing.saved')),
    );

    app.put(
      '/products/:id/state',
      { config: manage, schema: { summary: 'Publish or hide a product', params, body: ProductStateBody, response } },
      async ({ staff, params: { id }, body, language, t }) =>
        ok(
          await service.setState(staff, id, body, { language, t }),
          t(body.state === 'PUBLISHED' ? 'catalogueEditing.published' : 'catalogueEditing.hidden'),
        ),
    );

    app.delete(
      '/products/:id',
      {
        config: manage,
        schema: { summary: 'Delete a product that was never sold', params, response: { 200: Envelope(Nothing) } },
      },
      async ({ staff, params: { id }, language, t }) => {
        await service.remove(staff, id, language);
        return ok(null, t('catalogueEditing.removed'));
      },
    );

    app.get(
      '/prices',
      {
        config: read,
        schema: { summary: 'A page of packs', querystring: PriceQuery, response: { 200: Envelope(PricePage) } },
      },
      async ({ query, language, t }) => ok(await prices.list(query, language), t('core.ok')),
    );

    app.put(
      '/prices',
      {
        config: manage,
        schema: { summary: 'Change prices of many packs', body: PricesBody, response: { 200: Envelope(PricesSaved) } },
      },
      async ({ staff, body, language, t }) => {
        const { saved, rejected } = await prices.save(staff, body, language);
        const data = { saved, rejected: rejected.map(({ message, ...rest }) => ({ ...rest, message: t(message) })) };
        return ok(data, t('catalogueEditing.pricesSaved', { count: saved.length }));
      },
    );
  };
