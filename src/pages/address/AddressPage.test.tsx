import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AddressPage } from './AddressPage';

it('shows only the addresses, one heading level below its title, with a link back to the profile', async () => {
  renderWithProviders(<AddressPage />, { loggedIn: true });
  expect(screen.getByRole('heading', { level: 1, name: 'My addresses' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
});
