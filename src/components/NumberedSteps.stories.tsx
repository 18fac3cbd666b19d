import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NumberedSteps } from './NumberedSteps';

const meta = {
  title: 'Payment/Numbered steps',
  component: NumberedSteps,
  args: {
    steps: [
      'Scan the code with the UPI app on your phone.',
      'Approve the amount before the time on the page runs out.',
      'We see the payment by ourselves. You need not send us anything.',
    ],
  },
} satisfies Meta<typeof NumberedSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
