import { useSearchParams } from 'react-router-dom';
import type { ProductPage, ProductsBody } from '../../../contract/homepage';
import type { Envelope } from '../../../contract/http';
import { readSearchText } from '../../lib/searchPath';
import { homepageApi } from '../../store/api/homepageApi';
import { readChoice, toProductFilters, type PriceRange } from './productChoice';

const { useGetFirstPriceQuery } = homepageApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns what the first product of a list costs at least, in paise; null in an empty list. */
    getFirstPrice: build.query<number | null, ProductsBody>({
      query: (body) => ({ url: '/homepage/products', method: 'POST', body: { ...body, limit: 1 } }),
      transformResponse: ({ data: { items } }: Envelope<ProductPage>) => {
        const packs = items[0]?.packs;
        return packs ? Math.min(...packs.map(({ productPrice }) => productPrice)) : null;
      },
      providesTags: ['Products'],
      // A hint is optional: no toast.
      extraOptions: { silent: true },
    }),
  }),
});

/**
 * The lowest and the highest price in the URL's list, as the server compares them: of each product's cheapest pack.
 * Undefined until known, in an empty list, and while not wanted.
 */
export const useListPrices = (isWanted: boolean): PriceRange => {
  const [params] = useSearchParams();
  const { inStock, categoryId } = readChoice(params);
  const search = readSearchText(params);
  const list = {
    ...toProductFilters({ inStock, ...(categoryId && { categoryId }) }),
    ...(search && { search }),
  };
  const { currentData: lowest } = useGetFirstPriceQuery({ ...list, sort: 'price-asc' }, { skip: !isWanted });
  const { currentData: highest } = useGetFirstPriceQuery({ ...list, sort: 'price-desc' }, { skip: !isWanted });
  return {
    minRupees: typeof lowest === 'number' ? Math.floor(lowest / 100) : undefined,
    maxRupees: typeof highest === 'number' ? Math.ceil(highest / 100) : undefined,
  };
};
