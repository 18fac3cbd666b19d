import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AddressPage } from './AddressPage';
import * as stories from './AddressPage.stories';

const { Empty } = composeStories(stories);

it('shows only the addresses, one heading level below its title, with a link back to the profile', async () => {
  renderWithProviders(<AddressPage />, { loggedIn: true });
  expect(screen.getByRole('heading', { level: 1, name: 'My addresses' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
});

it('shows best sellers below an empty list', async () => {
  renderStory(Empty);
  expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
});
