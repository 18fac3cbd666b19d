import { useDebounced } from '../../hooks/useDebounced';
import { useGetProductsInfiniteQuery } from '../../store/api/homepageApi';

const SETTLE_MS = 200;
const PRODUCTS = 8;

/** Products of the shop by their names, as customers find them. @param inStock whether others are left out */
export function useFoundProducts(text: string, { inStock = false } = {}) {
  const wanted = text.trim();
  const search = useDebounced(wanted, SETTLE_MS);
  // What was found for an earlier text must not be picked.
  const isCurrent = search === wanted;
  const { currentData, isFetching } = useGetProductsInfiniteQuery(
    { search, inStock, limit: PRODUCTS },
    { skip: search === '' },
  );
  return {
    products: search !== '' && isCurrent ? (currentData?.pages ?? []).flatMap(({ items }) => items) : [],
    isLoading: isFetching || !isCurrent,
  };
}
