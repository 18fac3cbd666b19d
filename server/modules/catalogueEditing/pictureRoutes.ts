import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import { PictureBody } from '../../../contract/shopPictures';
import { CatalogueCategories, CatalogueProduct } from '../../../contract/staffCatalogue';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { PicturesService } from './pictures';

const config = { access: 'staff', action: 'manageCatalogue' } as const;
const params = Type.Object({ id: Id });
const product = { 200: Envelope(CatalogueProduct) };

export const pictureRoutes =
  (service: PicturesService): Routes =>
  async (app) => {
    app.put(
      '/packs/:id/picture',
      { config, schema: { summary: 'Show another photo of a pack', params, body: PictureBody, response: product } },
      async ({ staff, params: { id }, body, language, t }) =>
        ok(await service.setOfProduct(staff, 'PACK', id, body, language), t('catalogueEditing.pictureSaved')),
    );

    app.put(
      '/products/:id/served',
      {
        config,
        schema: { summary: 'Show another photo of a product unpacked', params, body: PictureBody, response: product },
      },
      async ({ staff, params: { id }, body, language, t }) =>
        ok(await service.setOfProduct(staff, 'SERVED', id, body, language), t('catalogueEditing.pictureSaved')),
    );

    app.put(
      '/categories/:id/picture',
      {
        config,
        schema: {
          summary: 'Show another photo of a category',
          params,
          body: PictureBody,
          response: { 200: Envelope(CatalogueCategories) },
        },
      },
      async ({ staff, params: { id }, body, t }) =>
        ok(await service.setOfCategory(staff, id, body), t('catalogueEditing.pictureSaved')),
    );
  };
