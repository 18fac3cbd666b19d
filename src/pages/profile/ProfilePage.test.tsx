import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProfilePage } from './ProfilePage';

it('holds profile, orders and addresses', async () => {
  renderWithProviders(<ProfilePage />, { loggedIn: true });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Meena');
  const orders = screen.getByRole('region', { name: 'My orders' });
  expect(await within(orders).findByText(/VY-1001/)).toBeVisible();
  const addresses = screen.getByRole('region', { name: 'My addresses' });
  expect(await within(addresses).findByRole('heading', { name: 'Home' })).toBeVisible();
  const data = screen.getByRole('region', { name: 'My data' });
  expect(within(data).getByRole('button', { name: 'Download my data' })).toBeVisible();
});

it('opens with the customer, their number and the day of joining', async () => {
  renderWithProviders(<ProfilePage />, { loggedIn: true });
  const since = await screen.findByText('Customer since 01 Nov 2026');
  expect(screen.getByText('Meena')).toBeVisible();
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  const form = await screen.findByRole('textbox', { name: 'Name' });
  expect(since.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads to orders and addresses on a phone, and confirms logout', async () => {
  const { user } = renderWithProviders(<ProfilePage />, { loggedIn: true });
  const links = await screen.findByRole('navigation', { name: 'My profile' });
  expect(within(links).getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/profile/orders');
  expect(within(links).getByRole('link', { name: 'My addresses' })).toHaveAttribute('href', '/profile/address');
  await user.click(within(links).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('dialog', { name: 'Hungry for more?' })).toBeVisible();
});
