import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStaffOrder } from '../../../testing/builders/staffOrders';
import { StepBackDialog } from './StepBackDialog';

const meta = {
  title: 'Staff/Step back',
  component: StepBackDialog,
  args: { order: buildStaffOrder({ status: 'READY_TO_DELIVER' }), to: 'PROCESSING', onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof StepBackDialog>;

export default meta;
export const Open: StoryObj<typeof meta> = {};
