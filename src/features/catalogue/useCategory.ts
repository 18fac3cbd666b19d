import { CATEGORY_IDS } from '../../../contract/constants';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const FIXED_IDS: readonly string[] = Object.values(CATEGORY_IDS);

/**
 * What is known of a category by its id. The fixed ones exist without asking, so that their products need not wait for the
 * list of categories; any other id waits, because the server would refuse one that does not exist.
 */
export const useCategory = (id: string | undefined) => {
  const { data, isError } = useGetCategoriesQuery(undefined);
  const category = data?.find(({ _id }) => _id === id);
  return {
    category,
    isUnknown: id !== undefined && data !== undefined && !category,
    mayExist: id === undefined || category !== undefined || FIXED_IDS.includes(id) || isError,
  };
};
