import { Envelope, Nothing } from '../../../contract/http';
import {
  StockAlertBody,
  StockAlertParams,
  WishBody,
  Wishes,
  WishesBody,
  Wishlist,
  WishParams,
} from '../../../contract/wishlist';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { WishlistService } from './service';

const config = { access: 'customer' } as const;
const nothing = { 200: Envelope(Nothing) };

/** A customer's own wishlist. */
export const wishlistRoutes =
  (service: WishlistService): Routes =>
  async (app) => {
    app.get(
      '/',
      { config, schema: { summary: 'Wishes, and what the customer waits for', response: { 200: Envelope(Wishlist) } } },
      async ({ customer, language, t }) => ok(await service.get(customer.customerId, language), t('core.ok')),
    );

    app.post(
      '/',
      { config, schema: { summary: 'Wish for a product', body: WishBody, response: nothing } },
      async ({ customer, body, t }) => {
        await service.add(customer.customerId, body.productId);
        return ok(null, t('wishlist.added'));
      },
    );

    app.post(
      '/merge',
      { config, schema: { summary: 'Add the wishes from before the login', body: WishesBody, response: nothing } },
      async ({ customer, body, t }) => {
        await service.merge(customer.customerId, body.productIds);
        return ok(null, t('core.ok'));
      },
    );

    app.delete(
      '/:productId',
      { config, schema: { summary: 'Remove a wish', params: WishParams, response: nothing } },
      async ({ customer, params, t }) => {
        await service.remove(customer.customerId, params.productId);
        return ok(null, t('wishlist.removed'));
      },
    );

    app.post(
      '/alerts',
      { config, schema: { summary: 'Be told when a pack is back', body: StockAlertBody, response: nothing } },
      async ({ customer, body, language, t }) => {
        await service.ask(customer.customerId, body.packId, language);
        return ok(null, t('wishlist.asked'));
      },
    );

    app.delete(
      '/alerts/:packId',
      { config, schema: { summary: 'Not be told of a pack any more', params: StockAlertParams, response: nothing } },
      async ({ customer, params, t }) => {
        await service.withdraw(customer.customerId, params.packId);
        return ok(null, t('wishlist.withdrawn'));
      },
    );
  };

/** A guest's wishes are in the browser, and are shown by this. */
export const guestWishlistRoutes =
  (service: WishlistService): Routes =>
  async (app) => {
    app.post(
      '/wishes',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Products by their ids, as of now',
          body: WishesBody,
          response: { 200: Envelope(Wishes) },
        },
      },
      async ({ body, language, t }) => ok(await service.show(body.productIds, language), t('core.ok')),
    );
  };
