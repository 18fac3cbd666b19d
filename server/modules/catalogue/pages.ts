import { ROUTES } from '../../../contract/routes';
import type { FindPage } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { CatalogueService } from './service';

/** Unknown products and categories are pages of status 404. Their data stays cached for the page's own request. */
export function createFindPage(service: CatalogueService): FindPage {
  return async (path, query, language) => {
    if (path === ROUTES.product.path) return hasProduct(query.get('slug') ?? '', language);
    const categoryId = query.get('id');
    if (!categoryId || (path !== ROUTES.categories.path && path !== ROUTES.search.path)) return true;
    return (await service.getCategories(language)).some(({ _id }) => _id === categoryId);
  };

  async function hasProduct(...product: Parameters<CatalogueService['getProductDetail']>): Promise<boolean> {
    try {
      await service.getProductDetail(...product);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    }
  }
}
