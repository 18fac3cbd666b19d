import { act } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { renderRoutes } from '../../testing/renderWithProviders';
import { makeScrollKey } from './scrollKey';
import { ScrollPlace } from './ScrollPlace';

const routes = [
  {
    element: (
      <>
        <Outlet />
        <ScrollPlace />
      </>
    ),
    children: [{ path: '*', element: <p>page</p> }],
  },
];

/** A window that can be scrolled, which jsdom's can't. */
const showScrollable = () => {
  let y = 0;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  window.scrollTo = ((_x: number, top: number) => {
    y = top;
  }) as typeof window.scrollTo;
  const { router } = renderRoutes(routes);
  return {
    go: (to: string | number) => act(() => router.navigate(to as string)),
    scroll: (to: number) => {
      y = to;
    },
    place: () => y,
  };
};

test('a new path begins at the top', async () => {
  const { go, scroll, place } = showScrollable();
  scroll(700);
  await go('/faq');
  expect(place()).toBe(0);
});

test('Back restores the place', async () => {
  const { go, scroll, place } = showScrollable();
  scroll(700);
  await go('/faq');
  scroll(50);
  await go(-1);
  expect(place()).toBe(700);
});

test('a path that was open before begins at the top when it is opened anew', async () => {
  const { go, scroll, place } = showScrollable();
  scroll(700);
  await go('/faq');
  await go('/');
  expect(place()).toBe(0);
});

test('a change of the query alone does not scroll, forth nor back', async () => {
  const { go, scroll, place } = showScrollable();
  await go('/categories?id=puttu-mix');
  scroll(700);
  await go('/categories?id=puttu-mix&login=1');
  expect(place()).toBe(700);
  await go(-1);
  expect(place()).toBe(700);
});

test('Back to a page whose query had changed restores its last place', async () => {
  const { go, scroll, place } = showScrollable();
  await go('/categories');
  await go('/categories?sort=name');
  scroll(900);
  await go('/product/detail?slug=ragi');
  expect(place()).toBe(0);
  await go(-1);
  expect(place()).toBe(900);
});

test('a reload knows which entries belong together', () => {
  const before = makeScrollKey(window.sessionStorage);
  const first = before({ key: 'a', pathname: '/categories' });
  const second = before({ key: 'b', pathname: '/categories' });
  expect(second).toBe(first);
  const after = makeScrollKey(window.sessionStorage);
  expect(after({ key: 'b', pathname: '/categories' })).toBe(first);
});

test('a damaged or forbidden storage costs nothing but that', () => {
  window.sessionStorage.setItem('scroll-groups', '{not json');
  expect(makeScrollKey(window.sessionStorage)({ key: 'a', pathname: '/' })).toBe('a');
  expect(makeScrollKey(null)({ key: 'a', pathname: '/' })).toBe('a');
});
