import { CATEGORY_IDS } from '../../../contract/constants';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const FIXED_IDS: readonly string[] = Object.values(CATEGORY_IDS);

/**
 * Fixed categories are known without loading, so their products start at once; other ids wait, because the server
 * rejects unknown ones.
 */
export const useCategory = (id: string | undefined) => {
  const { data, isError, refetch } = useGetCategoriesQuery(undefined);
  const category = data?.find(({ _id }) => _id === id);
  return {
    category,
    refetch,
    isUnknown: id !== undefined && data !== undefined && !category,
    mayExist: id === undefined || category !== undefined || FIXED_IDS.includes(id) || isError,
  };
};
