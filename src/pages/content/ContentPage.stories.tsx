import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { faq } from '../../content/faq';
import { support } from '../../content/support';
import { testimonials } from '../../content/testimonials';
import { api } from '../../testing/handlers/answers';
import { ContentPage } from './ContentPage';

const meta = { component: ContentPage, args: { content: support } } satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Support: Story = {};
export const Questions: Story = { args: { content: faq } };
export const Samples: Story = { args: { content: testimonials } };
export const WithoutTheShopsFacts: Story = {
  parameters: { msw: [http.get(api('/homepage/store'), () => delay('infinite'))] },
};
