import { composeStories } from '@storybook/react-webpack5';
import { screen, within } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import * as stories from './ProducerPage.stories';

const { Known, Sample, Unknown } = composeStories(stories);

describe('the page of a producer', () => {
  it('has its story, its place, its certificates and what is on sale of it', async () => {
    renderStory(Known);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hill Farmers’ Group' })).toBeVisible();
    expect(screen.getByText(/No field has a well/)).toBeVisible();
    expect(screen.getByText('Certified organic · NPOP')).toBeVisible();
    expect(await screen.findByText(/^About \d+ km from/)).toBeVisible();
    const sale = within(screen.getByRole('region', { name: 'On sale now' }));
    expect(sale.getAllByRole('button', { name: /^Add/ }).length).toBeGreaterThan(0);
  });

  it('says of an invented one that it is', async () => {
    renderStory(Sample);
    expect(await screen.findByText('An invented producer: this is a demo shop.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Certificates' })).not.toBeInTheDocument();
  });

  it('leads on from an unknown one', async () => {
    renderStory(Unknown);
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toBeVisible();
  });
});
