import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createCategoriesService } from './categories';
import { categoryRoutes } from './categoryRoutes';
import { createPricesService } from './prices';
import { editingRoutes, type GetPreview } from './routes';
import { createEditingService } from './service';

/** The catalogue behind the counter: products with their packs, prices and texts, and categories. */
export function createCatalogueEditing(
  deps: AppDeps,
  { getPreview, catalogueChanged }: { getPreview: GetPreview; catalogueChanged: () => void },
): Area[] {
  const service = createEditingService(deps, catalogueChanged);
  const prices = createPricesService(deps, catalogueChanged);
  const categories = createCategoriesService(deps, catalogueChanged);
  return [
    { prefix: '/api/staff/shelf', routes: editingRoutes(service, prices, getPreview) },
    { prefix: '/api/staff/shelf/categories', routes: categoryRoutes(categories) },
  ];
}
