import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { CONTENT_PAGES, ROUTES } from '../../../contract/routes';
import { loadContent } from '../../content/loadContent';
import { buildPaymentState } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { makeRoutes } from './routes';

const leavesOf = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));

const open = (route: string, options: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes(makeRoutes(), { route, address: home, ...options });
const home = { lat: 11.02, lng: 76.97, street: '5 Mill Road', type: 1, landmark: 'Well' } as const;

const expectScreen = async (heading: string) => {
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: heading }));
  expect(screen.getByRole('banner')).toBeInTheDocument();
};

describe('a screen', () => {
  test.each([
    ['/', 'Organic millets, rices and mixes'],
    ['/categories?id=organic-millets', 'Organic Millets'],
    ['/product/detail?slug=foxtail-millet-thinai', 'Foxtail Millet (Thinai) rice'],
    ['/recipes', 'Recipes'],
    ['/recipes/foxtail-millet-dosa', 'Foxtail millet dosa'],
    ['/checkout/success/order-1', 'Thank you! Your order is in'],
  ])('at %s is public, within the frame', async (route, heading) => {
    open(route);
    await expectScreen(heading);
  });

  test.each(CONTENT_PAGES)('at /%s is public, within the frame, with its content', async (page) => {
    const { en } = await loadContent(page);
    open(`/${page}`);
    await expectScreen(en.title);
  });

  test('at /order/status/:orderId is public, within the frame', async () => {
    mswServer.use(http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState())));
    open('/order/status/order-1');
    await expectScreen('We are waiting for your payment');
  });

  test('at /checkout is public, within the frame', async () => {
    open('/checkout');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test.each([
    ['/profile', 'My profile'],
    ['/profile/order/track?id=order-1', 'Order VY-1001'],
    ['/profile/orders', 'My orders'],
    ['/profile/address', 'My addresses'],
    ['/profile/messages', 'Messages'],
  ])('at %s is for customers, and prompts visitors to log in', async (route, heading) => {
    const { unmount } = open(route, { loggedIn: true });
    await expectScreen(heading);
    unmount();
    const { router } = open(route);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ login: '1', next: route }).toString()}`);
  });

  test('of the profile has the languages, one tap each', async () => {
    open('/profile', { loggedIn: true });
    const language = within(screen.getByRole('main'));
    expect(await language.findByRole('radio', { name: 'தமிழ்' })).toBeEnabled();
  });

  test('has an error screen of its own', () => {
    const leaves = leavesOf(makeRoutes());
    const shop = Object.values(ROUTES)
      .map(({ path }) => path)
      .filter((path) => path !== ROUTES.staff.path);
    expect(leaves.map(({ path }) => path).sort()).toEqual([...shop, '*'].sort());
    expect(leaves.filter(({ errorElement }) => !errorElement)).toEqual([]);
  });
});
