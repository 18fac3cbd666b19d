import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import * as stories from './Origins.stories';

const { Certified, Uncertified, WithoutClaim } = composeStories(stories);

it.each([
  ['Certified organic', Certified],
  ['Grown organically', Uncertified],
])('says %s of a product only where the server claims it', (text, Story) => {
  renderStory(Story);
  expect(screen.getByText(text)).toBeVisible();
});

it('names the producers without a claim where there is none', () => {
  renderStory(WithoutClaim);
  expect(screen.getByRole('link', { name: 'About the producer: Hill Farmers’ Group' })).toHaveAttribute(
    'href',
    '/producers/hill-farmers-group',
  );
  expect(screen.queryByText(/organic/i)).not.toBeInTheDocument();
});
