import { findRoute, readPathParam } from '../../../contract/routes';
import type { PublicPages } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { ShownProducers } from './shown.service';

/** The pages of the catalogue with those of producers and of codes on packs. */
export const withProducerPages = (pages: PublicPages, shown: ShownProducers): PublicPages => ({
  ...pages,
  find: async (path, query, language) => {
    const route = findRoute(path);
    if (route === 'trace') {
      const code = readPathParam('trace', path);
      return code === '' || shown.isTraced(code);
    }
    if (route !== 'producer') return pages.find(path, query, language);
    try {
      await shown.getProducer(readPathParam('producer', path), language);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    }
  },
  list: async () => ({ ...(await pages.list()), producerSlugs: await shown.listSlugs() }),
});
