import type { Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CatalogueCaches } from '../catalogueCache';
import type { PhotoStore } from '../photoStore';
import type { ShopPictures } from '../shopPictures';
import { createDocuments } from './documents.service';
import { createProducersService } from './producers.service';
import { producerRoutes, staffProducerRoutes, traceRoutes } from './routes';
import { createShownProducers, type ShownProducers } from './shown.service';

export { documentPath } from './documents.service';
export { readOrigins } from './origins';
export { originsOfProduct } from './originsRepository';
export { withProducerPages } from './pages';
export type { ShownProducers };

interface Outside {
  caches: Pick<CatalogueCaches, 'catalogue' | 'searches' | 'invalidate'>;
  pictures: Pick<ShopPictures, 'use'>;
  photoStore: PhotoStore;
  findCardsOfPacks: (packIds: readonly string[], language: Language) => Promise<ProductCard[]>;
}

/** Who grows what the shop sells, and the code on a pack that leads there. */
export function createProducers(
  deps: AppDeps,
  { caches, pictures, photoStore, findCardsOfPacks }: Outside,
): { areas: Area[]; shown: ShownProducers } {
  const documents = createDocuments(deps, photoStore);
  const shown = createShownProducers(deps, caches, findCardsOfPacks);
  const service = createProducersService(deps, pictures, caches.invalidate);
  return {
    shown,
    areas: [
      { prefix: '/api/staff/producers', routes: staffProducerRoutes(service, documents), jobs: [documents.sweep] },
      { prefix: '/api/web/homepage', routes: producerRoutes(shown) },
      { prefix: '/api/web/trace', routes: traceRoutes(shown, documents) },
    ],
  };
}
