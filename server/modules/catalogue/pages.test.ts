import { createAreas } from '../../areas';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp();
});
afterAll(() => test.close());

it.each([
  ['/product/detail?slug=foxtail-millet-thinai', true],
  ['/product/detail?slug=chocolate', false],
  ['/product/detail', false],
  ["/product/detail?slug=';DROP TABLE products", false],
  ['/recipes', true],
  ['/recipes/ragi-kanji', true],
  ['/recipes/pizza', false],
  ['/recipes/ragi-kanji/more', false],
  ['/categories?id=puttu-mix', true],
  ['/categories?id=cars', false],
  ['/categories', true],
  ['/search?q=ragi&id=puttu-mix', true],
  ['/search?q=ragi&id=cars', false],
  ['/faq?id=cars', true],
])('%s exists: %s', async (url, exists) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  expect(await createAreas(test.deps).pages.find(pathname, searchParams, 'en')).toBe(exists);
});
