import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { addonRoutes } from './addonRoutes';
import { createAddonsService } from './addons';
import { createCategoriesService } from './categories';
import { categoryRoutes } from './categoryRoutes';
import type { ShopPictures } from '../shopPictures';
import { pictureRoutes } from './pictureRoutes';
import { createPicturesService } from './pictures';
import { createPricesService } from './prices';
import { editingRoutes, type GetPreview } from './routes';
import { createEditingService } from './service';
import { createTaxesService } from './taxes';
import { taxRoutes } from './taxRoutes';

export { PRICE_PROBLEMS, type SizedPack } from './packRules';
export { flagsOf, isSame, ownFields, stateOf, toFacts, type OwnFields } from './serialize';
export { setParts } from './setsRepository';
export { numberedSlug, slugOfProduct } from './service';
export { findTaxChoices } from './taxesRepository';
export * as manyProducts from './manyRepository';

interface CatalogueEditingNeeds {
  pictures: ShopPictures;
  getPreview: GetPreview;
  /** Called after each change that pages show. */
  catalogueChanged: () => void;
}

export function createCatalogueEditing(
  deps: AppDeps,
  { pictures, getPreview, catalogueChanged }: CatalogueEditingNeeds,
): Area[] {
  const service = createEditingService(deps, catalogueChanged);
  const prices = createPricesService(deps, catalogueChanged);
  const categories = createCategoriesService(deps, catalogueChanged);
  const photos = createPicturesService(deps, {
    pictures,
    catalogueChanged,
    getProduct: service.get,
    getCategories: categories.list,
  });
  const addons = createAddonsService(deps, catalogueChanged);
  const taxes = createTaxesService(deps, catalogueChanged);
  return [
    { prefix: '/api/staff/catalogue', routes: editingRoutes(service, prices, getPreview) },
    { prefix: '/api/staff/catalogue/categories', routes: categoryRoutes(categories) },
    { prefix: '/api/staff/catalogue/addons', routes: addonRoutes(addons) },
    { prefix: '/api/staff/catalogue/taxes', routes: taxRoutes(taxes) },
    { prefix: '/api/staff/catalogue', routes: pictureRoutes(photos) },
  ];
}
