import { isNarrowed, NOTHING_NARROWED, readChoice, toProductFilters, writeChoice } from './productChoice';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the choice of products in the address', () => {
  it('reads all that a list can be narrowed by', () => {
    const choice = read('id=puttu-mix&search=%20ragi%20&sort=price-asc&inStock=1&min=100&max=500');
    expect(choice).toEqual({
      categoryId: 'puttu-mix',
      search: 'ragi',
      sort: 'price-asc',
      inStock: true,
      minRupees: 100,
      maxRupees: 500,
    });
    expect(toProductFilters(choice)).toEqual({
      categoryId: 'puttu-mix',
      search: 'ragi',
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
    ['a fraction', 'max=1.5'],
    ['an exponent', 'max=1e9'],
    ['an empty search', 'search=%20'],
    ['an empty category', 'id='],
    ['another word for yes', 'inStock=true'],
  ])('takes %s as not chosen', (_what, query) => {
    expect(read(query)).toEqual({ sort: 'popular', inStock: false });
  });

  it('asks for no more than the server takes', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
    expect(toProductFilters(read('max=9999999')).priceMax).toBe(100_000_000);
  });

  it('writes changes, leaves out what is usual, and keeps what is not its own', () => {
    const params = new URLSearchParams('id=puttu-mix&login=1&sort=name');
    expect(writeChoice(params, { sort: 'popular', inStock: true, minRupees: 0 }).toString()).toBe(
      'id=puttu-mix&login=1&inStock=1&min=0',
    );
    expect(writeChoice(new URLSearchParams('id=a&search=b&inStock=1&min=1&max=2'), NOTHING_NARROWED).toString()).toBe(
      'id=a',
    );
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed(read('id=puttu-mix&sort=name'))).toBe(false);
    expect(isNarrowed(read('min=0'))).toBe(true);
  });
});
