import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { support } from '../../content/support';
import { chosenAddress } from '../../testing/builders/assortment';
import { api, rejected } from '../../testing/handlers/responses';
import { ContentPage } from './ContentPage';

const store = api('/homepage/store');

const meta = {
  title: 'Content pages/Content page',
  tags: ['screen'],
  component: ContentPage,
  args: { content: support },
  // The URL decides the content.
  argTypes: { content: { control: false } },
  parameters: { layout: 'fullscreen', route: '/support', state: { address: chosenAddress } },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Support: Story = {};
export const OurStory: Story = { parameters: { route: '/our-story' } };
export const Questions: Story = { parameters: { route: '/faq' } };
export const OurTeam: Story = { parameters: { route: '/our-team' } };
export const Testimonials: Story = { parameters: { route: '/testimonials' } };
export const Franchise: Story = { parameters: { route: '/franchise' } };
export const WhereWeDeliver: Story = { parameters: { route: '/where-we-deliver' } };
export const Terms: Story = { parameters: { route: '/terms-and-conditions' } };
export const Privacy: Story = { parameters: { route: '/privacy-policy' } };
/** Content shows at once; seller facts follow. */
export const FactsLoading: Story = { parameters: { msw: [http.get(store, () => delay('infinite'))] } };
export const FactsFailed: Story = {
  parameters: { msw: [http.get(store, () => rejected(500, 'The shop stumbled.'))] },
};
