import { PRODUCT_SORTS } from '../../contract/constants';
import { LIST_SORTS, readChoice, writeChoice } from '../features/catalogue/productChoice';
import { readSearchText, QUERY_PARAM } from '../lib/searchPath';

/** No id or slug is longer. */
const MAX_VALUE_LENGTH = 200;

const readList = (given: URLSearchParams, sorts = LIST_SORTS): URLSearchParams => {
  const { categoryId, ...choice } = readChoice(given, sorts);
  return writeChoice(new URLSearchParams(), { categoryId: categoryId?.slice(0, MAX_VALUE_LENGTH), ...choice });
};

export const readListQuery = (given: URLSearchParams): URLSearchParams => readList(given);

export const readSearchQuery = (given: URLSearchParams): URLSearchParams => {
  const query = readSearchText(given);
  if (query === '') return new URLSearchParams();
  const params = readList(given, PRODUCT_SORTS);
  params.set(QUERY_PARAM, query);
  return params;
};

export const readProductQuery = (given: URLSearchParams): URLSearchParams => {
  const slug = given.get('slug')?.trim().slice(0, MAX_VALUE_LENGTH);
  return new URLSearchParams(slug ? { slug } : {});
};
