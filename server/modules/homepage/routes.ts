import { Type } from 'typebox';
import { Banner, Offer, Store } from '../../../contract/homepage';
import { Envelope } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { HALF_A_MINUTE, responseCache } from '../../lib/cachedBody';
import type { StoreService } from '../shopSettings';
import type { HomepageService } from './service';

const open = { access: 'public' } as const;

export const homepageRoutes =
  (service: HomepageService, { getStore }: Pick<StoreService, 'getStore'>): Routes =>
  async (app) => {
    const response = {
      store: responseCache(HALF_A_MINUTE),
      banners: responseCache(HALF_A_MINUTE),
      offers: responseCache(HALF_A_MINUTE),
    };

    app.get(
      '/store',
      {
        config: open,
        schema: { summary: 'The store, its charges and delivery area', response: { 200: Envelope(Store) } },
      },
      async (request, reply) => response.store(request, reply, await getStore(request.language)),
    );

    app.get(
      '/banner/list',
      { config: open, schema: { summary: 'Banners', response: { 200: Envelope(Type.Array(Banner)) } } },
      async (request, reply) => response.banners(request, reply, await service.getBanners(request.language)),
    );

    app.get(
      '/offer/list',
      { config: open, schema: { summary: 'Offers', response: { 200: Envelope(Type.Array(Offer)) } } },
      async (request, reply) => response.offers(request, reply, await service.getOffers(request.language)),
    );
  };
