import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from '../../../contract/constants';
import { readSearchText } from '../../lib/searchPath';
import { useGetProductsInfiniteQuery, type ProductFilters } from '../../store/api/homepageApi';
import { readChoice, toProductFilters } from './productChoice';
import type { PriceRange } from './PriceRangeForm';

/** What the first product of a list costs at least, in paise. */
const useFirstPrice = (filters: ProductFilters, sort: ProductSort): number | undefined =>
  useGetProductsInfiniteQuery(
    { ...filters, sort },
    {
      selectFromResult: ({ data }) => {
        const packs = data?.pages[0]?.items[0]?.packs;
        return { price: packs && Math.min(...packs.map(({ productPrice }) => productPrice)) };
      },
    },
  ).price;

/**
 * The lowest and the highest price in the URL's list, as the server compares them: of each product's cheapest pack. Undefined
 * until known, and in an empty list.
 */
export const useListPrices = (): PriceRange => {
  const [params] = useSearchParams();
  const { inStock, categoryId } = readChoice(params);
  const search = readSearchText(params);
  const filters = toProductFilters({ inStock, ...(categoryId && { categoryId }) });
  const list = { ...filters, ...(search && { search }) };
  const lowest = useFirstPrice(list, 'price-asc');
  const highest = useFirstPrice(list, 'price-desc');
  return {
    minRupees: lowest && Math.floor(lowest / 100),
    maxRupees: highest && Math.ceil(highest / 100),
  };
};
