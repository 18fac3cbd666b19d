import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: `
Replaces what failed to load, with a retry.

**When to use.** In the place of content that could not be loaded. A failed action uses a toast, an unknown URL NotFoundMessage, a page without
network NotCachedMessage.

**Do** pass \`onRetry\` wherever a second try can help. **Do** say what failed where a page has several parts.

**Don't** show codes or stack traces. **Don't** replace content that is still there: leave it and show a toast.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  argTypes: { heading: { control: 'radio', options: [undefined, 'h1'] } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };
export const WithoutRetry: Story = {};
export const WithText: Story = {
  args: { title: 'Your orders could not be loaded', message: 'The server is under maintenance.', onRetry: fn() },
  parameters: {
    argsIn: {
      ta: { title: 'உங்கள் ஆர்டர்களை ஏற்ற முடியவில்லை', message: 'சேவையகம் பராமரிப்பில் உள்ளது.' },
      hi: { title: 'आपके ऑर्डर लोड नहीं हो सके', message: 'सर्वर का रखरखाव चल रहा है।' },
    },
  },
};
