import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OrdersPage } from './OrdersPage';

it('shows only the orders, one heading level below its title, with a link back to the profile', async () => {
  renderWithProviders(<OrdersPage />, { loggedIn: true });
  expect(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /VY-1001/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
});
