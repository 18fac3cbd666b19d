import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStop } from '../../../testing/builders/staffRounds';
import { NotDeliveredDialog } from './NotDeliveredDialog';

const meta = {
  title: 'Staff/Not delivered dialog',
  component: NotDeliveredDialog,
  args: {
    stop: { ...buildStop(0, { duePaise: 19_000 }), isUnsent: false },
    onClose: fn(),
    onNotDelivered: fn(async () => ({ state: 'DONE' as const })),
  },
} satisfies Meta<typeof NotDeliveredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnpaidParcel: Story = {};
