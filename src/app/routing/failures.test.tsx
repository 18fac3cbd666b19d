import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { ROUTE_NAMES, ROUTES } from '../../../contract/routes';
import { rejected } from '../../testing/handlers/responses';
import { makeChunkError, rememberReload } from '../../testing/missingChunk';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { makeRoutes } from './routes';

/** The shop's; the staff area has its own frame. */
const URLS = ROUTE_NAMES.filter((name) => ROUTES[name].access !== 'staff').map((name) =>
  ROUTES[name].path
    .replace(':orderId', 'o1')
    .replace('/product/detail', '/product/detail?slug=foxtail-millet-thinai')
    .replace('/profile/order/track', '/profile/order/track?id=o1'),
);

/** Suppresses Home's location prompt. */
const address = { lat: 11, lng: 77, street: '4 Temple Road', landmark: 'Tank', type: 1 } as const;
const show = (route: string, routes = makeRoutes()) => renderRoutes(routes, { route, loggedIn: true, address });

/** The shop's routes with other pages. */
const withPages = (page: Partial<RouteObject>, routes: RouteObject[] = makeRoutes()): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(route.lazy && { lazy: undefined, ...page }),
    ...(route.children && { children: withPages(page, route.children) }),
  })) as RouteObject[];

const expectErrorScreen = async (details: string) => {
  const alert = (await screen.findByRole('heading', { name: 'Something went wrong :(' })).closest('[role="alert"]');
  expect(within(alert as HTMLElement).getByText(details)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.getByRole('banner')).toBeInTheDocument();
};

describe('the error screen', () => {
  // React and the router log what was thrown.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test.each([...URLS, '/no/such/page'])(
    'of %s shows what failed, within the frame, with a link home',
    async (route) => {
      const Broken = () => {
        throw new Error('the millet ran out');
      };
      show(route, withPages({ Component: Broken }));
      await expectErrorScreen('the millet ran out');
    },
  );

  test('appears when a page’s chunk can no longer be fetched', async () => {
    show('/faq', withPages({ lazy: () => Promise.reject(new Error('Loading chunk 42 failed.')) }));
    await expectErrorScreen('Loading chunk 42 failed.');
  });

  test('reports the missing chunk when a reload did not help', async () => {
    rememberReload();
    show('/faq', withPages({ lazy: () => Promise.reject(makeChunkError()) }));
    expect(await screen.findByRole('heading', { name: 'This part of the shop didn’t load' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('reports offline that the page is not cached', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('/faq', withPages({ lazy: () => Promise.reject(makeChunkError()) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(window.sessionStorage.getItem('reloadedForCode')).toBeNull();
  });
});

describe.each([
  ['the server stumbles', () => rejected(500, 'The shop stumbled.')],
  ['there is no network', () => HttpResponse.error()],
])('a page while %s', (_what, response) => {
  test.each(URLS)('at %s can be retried and is then shown', async (route) => {
    mswServer.use(http.all('*/api/web/*', response));
    const { user } = show(route);
    const main = await screen.findByRole('main');
    const [again] = await within(main).findAllByRole('button', { name: 'Try again' });
    // What the page says fits both causes; toast and notice name the one.
    expect(main).not.toHaveTextContent(/connection/i);
    mswServer.resetHandlers();
    await user.click(again!);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main').querySelector('h1, h2, input')).toBeVisible());
  });
});
