import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders } from '../../../contract/http';
import {
  CategoryBody,
  CategoryOrderBody,
  ChangeCategoryBody,
  CatalogueCategories,
} from '../../../contract/staffCatalogue';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { CategoriesService } from './categories';

const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const params = Type.Object({ id: Id });
const response = { 200: Envelope(CatalogueCategories) };

/** Each change responds with all categories. */
export const categoryRoutes =
  (service: CategoriesService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: { access: 'staff', action: 'readCatalogue' },
        schema: { summary: 'All categories, as staff edits them', response },
      },
      async ({ t }) => ok(await service.list(), t('core.ok')),
    );

    app.post(
      '',
      {
        config: manage,
        schema: { summary: 'Add a category', headers: IdempotencyHeaders, body: CategoryBody, response },
      },
      async ({ staff, headers, body, t }) => {
        await service.add(staff, headers['idempotency-key'], body);
        return ok(await service.list(), t('catalogueEditing.categorySaved'));
      },
    );

    app.put(
      '/order',
      { config: manage, schema: { summary: 'Put categories into another order', body: CategoryOrderBody, response } },
      async ({ staff, body, t }) => {
        await service.order(staff, body);
        return ok(await service.list(), t('catalogueEditing.ordered'));
      },
    );

    app.put(
      '/:id',
      {
        config: manage,
        schema: { summary: 'Change, hide or show a category', params, body: ChangeCategoryBody, response },
      },
      async ({ staff, params: { id }, body, t }) => {
        await service.change(staff, id, body);
        return ok(await service.list(), t('catalogueEditing.categorySaved'));
      },
    );

    app.delete(
      '/:id',
      { config: manage, schema: { summary: 'Delete an empty category', params, response } },
      async ({ staff, params: { id }, t }) => {
        await service.remove(staff, id);
        return ok(await service.list(), t('catalogueEditing.categoryRemoved'));
      },
    );
  };
