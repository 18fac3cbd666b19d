import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusLabel } from './StatusLabel';

const meta = {
  title: 'Orders/Status label',
  component: StatusLabel,
  parameters: {
    docs: {
      description: {
        component: `
A short status: icon, colour and text.

**When to use.** For the state of a thing in a list or heading: waiting, moving, done or stopped. For orders use OrderStatusLabel.

**Do** choose the tone by what the customer has to do, not by the wording.

**Don't** use it as a button, or for more than three words. Messages of a page use Alert.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { tone: 'waiting', label: 'WAITING FOR PAYMENT' },
  parameters: { argsIn: { ta: { label: 'பணத்திற்காகக் காத்திருக்கிறது' }, hi: { label: 'भुगतान की प्रतीक्षा' } } },
};
export const Moving: Story = {
  args: { tone: 'moving', label: 'PROCESSING' },
  parameters: { argsIn: { ta: { label: 'தயாராகிறது' }, hi: { label: 'तैयार हो रहा है' } } },
};
export const Done: Story = {
  args: { tone: 'done', label: 'DELIVERED' },
  parameters: { argsIn: { ta: { label: 'டெலிவரி செய்யப்பட்டது' }, hi: { label: 'डिलीवर हो गया' } } },
};
export const Stopped: Story = {
  args: { tone: 'stopped', label: 'CANCELLED' },
  parameters: { argsIn: { ta: { label: 'ரத்தானது' }, hi: { label: 'रद्द' } } },
};
