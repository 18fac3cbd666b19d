import { ROUTES } from '../../../contract/routes';
import type { FindPage } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { HomepageService } from './service';

/**
 * Whether a page's address names something that the shop has: an unknown product or category is a page of status 404. What is
 * looked up stays in the cache, where the page's own call finds it a moment later.
 */
export function createFindPage(service: HomepageService): FindPage {
  return async (path, query, language) => {
    if (path === ROUTES.product.path) return hasProduct(query.get('slug') ?? '', language);
    const categoryId = query.get('id');
    if (!categoryId || (path !== ROUTES.categories.path && path !== ROUTES.search.path)) return true;
    return (await service.getCategories(language)).some(({ _id }) => _id === categoryId);
  };

  async function hasProduct(...product: Parameters<HomepageService['getProductDetail']>): Promise<boolean> {
    try {
      await service.getProductDetail(...product);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    }
  }
}
