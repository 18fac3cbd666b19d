import { act, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { renderRoutes } from '../../testing/renderWithProviders';
import { RouteFocus } from './RouteFocus';

const Page = () => {
  const { pathname } = useLocation();
  return (
    <main>
      <h1>{pathname}</h1>
      {pathname === '/form' && <input aria-label="Name" autoFocus />}
    </main>
  );
};

const routes = [
  {
    element: (
      <>
        <button type="button">Menu</button>
        <input aria-label="Search" />
        <Outlet />
        <RouteFocus />
      </>
    ),
    children: [{ path: '*', element: <Page /> }],
  },
];

const renderPages = () => {
  const { router } = renderRoutes(routes);
  return (to: string | number) => act(() => router.navigate(to as string));
};
const heading = () => screen.getByRole('heading', { level: 1 });

it('moves the focus to the heading of a new path, not on loading and not for a query', async () => {
  const go = renderPages();
  expect(document.body).toHaveFocus();
  await go('/?sort=name');
  expect(document.body).toHaveFocus();
  await go('/faq');
  expect(heading()).toHaveTextContent('/faq');
  expect(heading()).toHaveFocus();
});

it('leaves the focus where Back, a search field or the page itself has it', async () => {
  const go = renderPages();
  await go('/form');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  act(() => screen.getByLabelText('Search').focus());
  await go('/search');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Menu' }).focus());
  await go(-1);
  expect(heading()).not.toHaveFocus();
});
