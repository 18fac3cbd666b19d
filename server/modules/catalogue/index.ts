import { LANGUAGES, type Language } from '../../../contract/constants';
import type { ProductCard, ProductDetail } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { Area, PublicPages } from '../../lib/area';
import type { CatalogueCaches } from '../catalogueCache';
import type { StoreService } from '../shopSettings';
import { createFindPage } from './pages';
import { findCards, findCardsOfPacks, findSlugs } from './productsRepository';
import { createRecipesService } from './recipesService';
import { catalogueRoutes } from './routes';
import { createCatalogueService } from './service';

export { localPicture } from './serializers';

export function createCatalogue(
  deps: AppDeps,
  caches: CatalogueCaches,
  store: Pick<StoreService, 'getSettings' | 'getAreas'>,
): {
  area: Area;
  pages: PublicPages;
  getBestSellers: (language: Language) => Promise<ProductCard[]>;
  getPreview: (productId: string, language: Language) => Promise<ProductDetail>;
  /** Those for sale among these, in any order. */
  findCards: (productIds: readonly string[], language: Language) => Promise<ProductCard[]>;
  findCardsOfPacks: (packIds: readonly string[], language: Language) => Promise<ProductCard[]>;
} {
  const { db, config } = deps;
  const service = createCatalogueService(deps, caches, store);
  const recipes = createRecipesService(db, caches);
  return {
    getBestSellers: service.getBestSellers,
    getPreview: service.getPreview,
    // The specification puts the catalogue into the homepage's area.
    area: {
      prefix: '/api/web/homepage',
      routes: catalogueRoutes(service, recipes, config.limits.searchesPerCallerMinute),
      jobs: caches.jobs,
    },
    pages: {
      find: createFindPage(service, recipes),
      languages: async () => (await store.getSettings()).languages ?? LANGUAGES,
      version: caches.version,
      list: async () => {
        const [categories, shown] = await Promise.all([
          service.getCategories(LANGUAGES[0]),
          recipes.getRecipes(LANGUAGES[0]),
        ]);
        return {
          categoryIds: categories.map(({ _id }) => _id),
          recipeSlugs: shown.map(({ slug }) => slug),
          productCount: categories.reduce((sum, { productCount }) => sum + productCount, 0),
        };
      },
      listProducts: (from, limit) => findSlugs(db, from, limit),
    },
    findCards: (productIds, language) => findCards(db, productIds, language),
    findCardsOfPacks: (packIds, language) => findCardsOfPacks(db, packIds, language),
  };
}
