jest.unmock('@emotion/sheet');
jest.unmock('@emotion/serialize');

import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { createBrowserStyleCache } from './styleCache';

const rulesOf = ({ sheet }: HTMLStyleElement): string =>
  Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('');

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

test('adopts rendered styles in place and inserts new ones right after them', () => {
  document.body.innerHTML = `<style>h1{margin:0}</style><style data-rendered="mui two">.mui-two{color:red}</style><p></p>`;
  const rendered = [...document.querySelectorAll('style')];
  const cache = createBrowserStyleCache(document);
  expect(cache.inserted).toMatchObject({ two: true });
  render(
    <CacheProvider value={cache}>
      <Box sx={{ color: 'rgb(1, 2, 3)' }} />
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll('style')];
  expect(styles.slice(0, 2)).toEqual(rendered);
  expect(styles.filter((style) => rulesOf(style).includes('rgb(1, 2, 3)'))).toEqual([styles[2]]);
  expect(styles[2]?.nextElementSibling).toBe(document.querySelector('p'));
});

test('inserts styles into the head of a page that the server has not rendered', () => {
  render(
    <CacheProvider value={createBrowserStyleCache(document)}>
      <Box sx={{ color: 'rgb(1, 2, 3)' }} />
    </CacheProvider>,
  );
  expect(Array.from(document.querySelectorAll('style'), ({ parentElement }) => parentElement)).toEqual([document.head]);
});
