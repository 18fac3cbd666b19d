import { composeStories } from '@storybook/react-webpack5';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildAddress } from '../../testing/builders/address';
import { buildOrderSummaries } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProfilePage } from './ProfilePage';
import * as stories from './ProfilePage.stories';

const { EmailBounced } = composeStories(stories);

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

it('shows the last two orders and the default address, with links to all', async () => {
  const home = buildAddress({ isDefault: true });
  mswServer.use(
    http.get(api('/order/history'), () => ok({ items: buildOrderSummaries(3), nextCursor: 'more' })),
    http.get(api('/address/list'), () => ok([home, buildAddress({ _id: 'work', type: 2, isDefault: false })])),
  );
  renderWithProviders(<ProfilePage />, { loggedIn: true });
  const orders = within(screen.getByRole('region', { name: 'My orders' }));
  expect(await orders.findByText(/VY-1002/)).toBeVisible();
  expect(orders.queryByText(/VY-1001/)).not.toBeInTheDocument();
  expect(orders.queryByRole('button', { name: /more/i })).not.toBeInTheDocument();
  expect(orders.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/profile/orders');
  const addresses = within(screen.getByRole('region', { name: 'My addresses' }));
  expect(await addresses.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(addresses.queryByRole('heading', { name: 'Work' })).not.toBeInTheDocument();
  expect(addresses.getByRole('link', { name: 'All addresses' })).toHaveAttribute('href', '/profile/address');
});

it('opens with the customer, their number and the day of joining', async () => {
  renderWithProviders(<ProfilePage />, { loggedIn: true });
  const since = await screen.findByText('Customer since 01 Nov 2026');
  expect(screen.getByText('Meena')).toBeVisible();
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  const form = await screen.findByRole('textbox', { name: 'Name' });
  expect(since.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says that no mail reaches the customer, until they enter another address', async () => {
  renderStory(EmailBounced);
  const notice = within((await screen.findByText(/^No mail reaches meena@example\.com/)).closest('[role=alert]')!);
  expect(notice.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/profile/messages');
});

it('leads to orders, addresses and messages on a phone, and confirms logout', async () => {
  const { user } = renderWithProviders(<ProfilePage />, { loggedIn: true });
  const links = await screen.findByRole('navigation', { name: 'My profile' });
  expect(within(links).getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/profile/orders');
  expect(within(links).getByRole('link', { name: 'My addresses' })).toHaveAttribute('href', '/profile/address');
  expect(within(links).getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/profile/messages');
  // Desktops have it at the top, phones at the end.
  const logout = screen.getAllByRole('button', { name: 'Logout' }).at(-1)!;
  const data = screen.getByRole('region', { name: 'My data' });
  expect(data.compareDocumentPosition(logout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(logout);
  const dialog = await screen.findByRole('dialog', { name: 'Hungry for more?' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveTextContent('your orders and addresses stay in your account');
  expect(dialog).not.toHaveTextContent('The cart on this device is emptied.');
});
