import { findRoute, readPathParam, ROUTES } from '../../../contract/routes';
import type { FindPage } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { RecipesService } from './recipesService';
import type { CatalogueService } from './service';

/** False means status 404. What is loaded stays cached for the page's own request. */
export function createFindPage(service: CatalogueService, recipes: RecipesService): FindPage {
  return async (path, query, language) => {
    if (path === ROUTES.product.path) return isFound(service.getProductDetail(query.get('slug') ?? '', language));
    if (findRoute(path) === 'recipe') return isFound(recipes.getRecipe(readPathParam('recipe', path), language));
    const categoryId = query.get('id');
    if (!categoryId || (path !== ROUTES.categories.path && path !== ROUTES.search.path)) return true;
    return (await service.getCategories(language)).some(({ _id }) => _id === categoryId);
  };
}

async function isFound(loading: Promise<unknown>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
}
