import { PRODUCT_SORTS } from '../../../contract/constants';
import { isNarrowed, NOTHING_NARROWED, readChoice, toProductFilters, writeChoice } from './productChoice';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the choice of products in the URL', () => {
  it('reads all that a list can be narrowed by', () => {
    const choice = read('id=puttu-mix&sort=price-asc&inStock=1&min=100&max=500');
    expect(choice).toEqual({
      categoryId: 'puttu-mix',
      sort: 'price-asc',
      inStock: true,
      minRupees: 100,
      maxRupees: 500,
    });
    expect(toProductFilters(choice)).toEqual({
      categoryId: 'puttu-mix',
      sort: 'price-asc',
      inStock: true,
      priceMin: 10_000,
      priceMax: 50_000,
    });
  });

  test.each([
    ['an unknown order', 'sort=cheapest'],
    ['a price that is no number', 'min=abc'],
    ['a negative price', 'min=-5'],
    ['prices that exclude each other', 'min=500&max=100'],
    ['a fraction', 'max=1.5'],
    ['an exponent', 'max=1e9'],
    ['relevance, in a list without a search', 'sort=relevance'],
    ['a query, which another module reads', 'q=ragi'],
    ['an empty category', 'id='],
    ['another word for yes', 'inStock=true'],
  ])('takes %s as not chosen', (_what, query) => {
    expect(read(query)).toEqual({ inStock: false });
  });

  it('takes the order of a search where there is one', () => {
    expect(readChoice(new URLSearchParams('sort=relevance'), PRODUCT_SORTS).sort).toBe('relevance');
  });

  it('never exceeds what the server accepts', () => {
    expect(toProductFilters(read('max=9999999')).priceMax).toBe(100_000_000);
  });

  it('writes changes, omits defaults, and preserves other parameters', () => {
    const params = new URLSearchParams('id=puttu-mix&login=1&sort=name');
    expect(writeChoice(params, { sort: undefined, inStock: true, minRupees: 0 }).toString()).toBe(
      'id=puttu-mix&login=1&inStock=1&min=0',
    );
    expect(writeChoice(new URLSearchParams('id=a&q=b&inStock=1&min=1&max=2'), NOTHING_NARROWED).toString()).toBe(
      'id=a&q=b',
    );
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed(read('id=puttu-mix&sort=name'))).toBe(false);
    expect(isNarrowed(read('min=0'))).toBe(true);
  });
});
