import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageTitle } from './PageTitle';

const meta = {
  title: 'Header and footer/Page title',
  component: PageTitle,
  args: { title: 'My orders', back: { to: '/profile', label: 'My profile' } },
  parameters: {
    docs: {
      description: {
        component: `
The heading of an account page, with a way back on phones.

**When to use.** First in a BarePage.

**Do** lead back to the page above, not to where the customer came from.

**Don't** use it on shop pages, which have a header and a plain h1.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: {
      ta: { title: 'என் ஆர்டர்கள்', back: { to: '/profile', label: 'என் சுயவிவரம்' } },
      hi: { title: 'मेरे ऑर्डर', back: { to: '/profile', label: 'मेरी प्रोफ़ाइल' } },
    },
  },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It shows the way back on a phone, but not on a desktop. */
export const Default: Story = {};
export const LongTitle: Story = {
  args: { title: 'All the addresses that we deliver your orders to' },
  parameters: {
    argsIn: {
      ta: { title: 'எனது டெலிவரி முகவரிகள் அனைத்தும் இங்கே' },
      hi: { title: 'मेरे सभी डिलीवरी पते एक ही जगह' },
    },
  },
};
