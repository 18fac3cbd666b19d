import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { makeStore } from '../../store/makeStore';
import { loggedOut } from '../../store/actions';
import { makeTestI18n } from '../../testing/makeTestStore';
import { makeTestServices } from '../../testing/makeTestServices';
import { renderRoutes } from '../../testing/renderWithProviders';
import { App } from '../App';
import { RequireLogin } from './RequireLogin';

const routes = [
  { element: <RequireLogin />, children: [{ path: '/profile/orders', element: <p>the orders</p> }] },
  { path: '*', element: <p>elsewhere</p> },
];

/** The app as after a page load: storage has not been read yet. */
const load = (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const store = makeStore({ services: makeTestServices() });
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));
  render(<App store={store} i18n={makeTestI18n('en')} router={router} />);
  expect(screen.queryByText('the orders')).not.toBeInTheDocument();
  act(() => void persistStore(store));
  return { router, store, seen };
};

test('a customer who reloads stays where they are', async () => {
  window.localStorage.setItem('token', 'token-of-meena');
  const { router, seen } = load('/profile/orders?page=2');
  expect(await screen.findByText('the orders')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/profile/orders', search: '?page=2' });
  expect(seen).not.toContain('/');
});

test('a visitor is sent home with the login panel open, and back afterwards', async () => {
  const { router } = load('/profile/orders?page=2');
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/',
    search: `?login=1&next=${encodeURIComponent('/profile/orders?page=2')}`,
  });
});

test('a damaged token in storage is none', async () => {
  window.localStorage.setItem('token', '');
  const { router } = load('/profile/orders');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a customer whose session ends goes home without a login prompt', async () => {
  const { store, router } = renderRoutes(routes, { route: '/profile/orders', loggedIn: true });
  expect(screen.getByText('the orders')).toBeVisible();
  act(() => void store.dispatch(loggedOut()));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
});

test('the document has the language of its content', async () => {
  const router = createMemoryRouter(routes);
  const i18n = makeTestI18n('ta');
  render(<App store={makeStore({ services: makeTestServices() })} i18n={i18n} router={router} />);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ta'));
});
