import { act } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { renderRoutes } from '../../testing/renderWithProviders';
import { withBlockedStorage } from '../../testing/withBlockedStorage';
import { makeScrollKey } from './scrollKey';
import { ScrollPosition } from './ScrollPosition';

const routes = [
  {
    element: (
      <>
        <Outlet />
        <ScrollPosition />
      </>
    ),
    children: [{ path: '*', element: <p>page</p> }],
  },
];

/** jsdom can't scroll. */
const renderScrollable = () => {
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
    position: () => y,
  };
};

test('scrolls to the top of a new path', async () => {
  const { go, scroll, position } = renderScrollable();
  scroll(700);
  await go('/faq');
  expect(position()).toBe(0);
});

test('restores the position on Back', async () => {
  const { go, scroll, position } = renderScrollable();
  scroll(700);
  await go('/faq');
  scroll(50);
  await go(-1);
  expect(position()).toBe(700);
});

test('scrolls to the top when a path is opened again', async () => {
  const { go, scroll, position } = renderScrollable();
  scroll(700);
  await go('/faq');
  await go('/');
  expect(position()).toBe(0);
});

test('does not scroll when only the query changes, forward or back', async () => {
  const { go, scroll, position } = renderScrollable();
  await go('/categories?id=puttu-mix');
  scroll(700);
  await go('/categories?id=puttu-mix&login=1');
  expect(position()).toBe(700);
  await go(-1);
  expect(position()).toBe(700);
});

test('restores the last position on Back to a page whose query had changed', async () => {
  const { go, scroll, position } = renderScrollable();
  await go('/categories');
  await go('/categories?sort=name');
  scroll(900);
  await go('/product/detail?slug=ragi');
  expect(position()).toBe(0);
  await go(-1);
  expect(position()).toBe(900);
});

test('keeps entries grouped across a reload', () => {
  const before = makeScrollKey();
  const first = before({ key: 'a', pathname: '/categories' });
  const second = before({ key: 'b', pathname: '/categories' });
  expect(second).toBe(first);
  const after = makeScrollKey();
  expect(after({ key: 'b', pathname: '/categories' })).toBe(first);
});

test('damaged storage loses only the groups', () => {
  window.sessionStorage.setItem('scroll-groups', '{not json');
  expect(makeScrollKey()({ key: 'a', pathname: '/' })).toBe('a');
});

test('scrolls while storage is blocked', () =>
  withBlockedStorage(async () => {
    const { go, scroll, position } = renderScrollable();
    scroll(700);
    await go('/faq');
    expect(position()).toBe(0);
  }));
