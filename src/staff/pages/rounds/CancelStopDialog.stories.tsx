import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStop } from '../../../testing/builders/staffRounds';
import { CancelStopDialog } from './CancelStopDialog';

const meta = {
  title: 'Staff/Cancel stop dialog',
  component: CancelStopDialog,
  args: { roundId: 'round-1', stop: buildStop(0, { state: 'NOT_DELIVERED', reason: 'REFUSED' }), onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CancelStopDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAccepted: Story = {};
