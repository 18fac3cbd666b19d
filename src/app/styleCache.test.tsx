import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { makeBrowserStyleCache } from './styleCache';

const styles = () => [...document.querySelectorAll('style')];
const textOf = ({ sheet }: HTMLStyleElement): string =>
  Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('');

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

test("what is written later stands behind the page's own styles, where it overrules them", () => {
  document.body.innerHTML = '<style id="page-styles">/*css-global one*/h1{margin:0}.css-two{color:red}</style><p></p>';
  const cache = makeBrowserStyleCache(document);
  expect(cache.inserted).toMatchObject({ two: true });
  render(
    <CacheProvider value={cache}>
      <Box sx={{ color: 'rgb(1, 2, 3)' }} />
    </CacheProvider>,
  );
  const [own, ...later] = styles();
  expect(own).toHaveAttribute('id', 'page-styles');
  const written = later.filter((style) => textOf(style).includes('rgb(1, 2, 3)'));
  expect(written).toHaveLength(1);
  // And before the page, in which further styles may stand.
  expect(written[0]?.nextElementSibling).toBe(document.querySelector('p'));
  // Emotion finds the global one by this, and does not write it again.
  expect(document.querySelectorAll('style[data-emotion="css-global one"]')).toHaveLength(1);
});

test('in a page that the server has not drawn, styles go to the head', () => {
  render(
    <CacheProvider value={makeBrowserStyleCache(document)}>
      <Box sx={{ color: 'rgb(1, 2, 3)' }} />
    </CacheProvider>,
  );
  expect(styles().map(({ parentElement }) => parentElement)).toEqual([document.head]);
});
