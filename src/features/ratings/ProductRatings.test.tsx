import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import * as stories from './ProductRatings.stories';

const { Loaded, TooFewForAnAverage, Samples } = composeStories(stories);

it('shows the average, how it comes about, and each rating with its answer', async () => {
  const { user } = renderStory(Loaded);
  expect(await screen.findByText('4.2 out of 5 stars on average')).toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: '5 stars: 3' })).toBeVisible();
  expect(screen.getByText('We are sorry. Pouches are now sealed twice.')).toBeVisible();
  expect(screen.getByText(/^A customer · /)).toBeVisible();
  expect(screen.getByText('சுத்தமாக இருந்தது.')).toHaveAttribute('lang', 'ta');
  await user.click(screen.getByRole('button', { name: 'More ratings' }));
  expect(await screen.findByText('Soft, and clean. My children ask for it.')).toBeVisible();
});

it('shows no average of too few, and says of samples that they are', async () => {
  renderStory(TooFewForAnAverage);
  expect(await screen.findByText('Too few have rated it for an average.')).toBeVisible();
  renderStory(Samples);
  expect(await screen.findByText(/^Sample rating of the demo/)).toBeVisible();
});
