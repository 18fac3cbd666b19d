import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Quotation } from './Quotation';

const meta = {
  title: 'Content pages/Quotation',
  component: Quotation,
  parameters: {
    docs: {
      description: {
        component: `
A saying or a customer's words with their source.

**When to use.** Our Story, and testimonials that were really given.

**Do** give the original beside a translation.

**Don't** invent words, or quote without a source.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof Quotation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saying: Story = {
  args: {
    children: 'When the bund rises, the water rises; when the water rises, the paddy rises.',
    source: 'Avvaiyar',
  },
};
export const Translated: Story = {
  args: {
    children: 'Food is medicine.',
    original: <span lang="ta">உணவே மருந்து</span>,
    source: 'A Tamil saying',
  },
};
export const LongSource: Story = {
  args: {
    children: 'உணவே மருந்து',
    source: 'A Tamil saying that every kitchen between Coimbatore and Kumbakonam knows',
  },
};
