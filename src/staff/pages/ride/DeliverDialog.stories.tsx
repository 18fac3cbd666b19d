import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStop } from '../../../testing/builders/staffRounds';
import { DeliverDialog } from './DeliverDialog';

const stop = { ...buildStop(0), isUnsent: false };

const meta = {
  title: 'Staff/Deliver dialog',
  component: DeliverDialog,
  args: { stop, onClose: fn(), onDeliver: fn(async () => ({ state: 'DONE' as const })) },
} satisfies Meta<typeof DeliverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCode: Story = {};

/** Five codes were wrong. */
export const PhotoOnly: Story = { args: { stop: { ...stop, triesLeft: 0 } } };

/** Its price is due at the door. */
export const ToBeCollected: Story = { args: { stop: { ...stop, duePaise: 33_000 } } };
