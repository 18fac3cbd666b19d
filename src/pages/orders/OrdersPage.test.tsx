import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OrdersPage } from './OrdersPage';
import * as stories from './OrdersPage.stories';

const { Empty } = composeStories(stories);

it('shows only the orders, one heading level below its title, with a link back to the profile', async () => {
  renderWithProviders(<OrdersPage />, { loggedIn: true });
  expect(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /VY-1001/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
});

it('shows best sellers below the orders', async () => {
  mswServer.use(...assortmentHandlers);
  renderWithProviders(<OrdersPage />, { loggedIn: true });
  expect(await screen.findByRole('heading', { level: 2, name: /VY-1001/ })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
});

it('shows best sellers below an empty list', async () => {
  renderStory(Empty);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
});
