import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PositionAlert } from './PositionAlert';

const meta = {
  title: 'Location/Position alert',
  tags: ['framed'],
  component: PositionAlert,
  args: { problem: 'denied', product: 'Vayal', onClose: fn() },
} satisfies Meta<typeof PositionAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = {};
export const Unsupported: Story = { args: { problem: 'unsupported' } };
