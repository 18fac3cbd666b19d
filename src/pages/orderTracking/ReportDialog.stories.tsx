import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildComplaintsOfOrder } from '../../testing/builders/complaints';
import { ReportDialog } from './ReportDialog';

const { lines } = buildComplaintsOfOrder();

const meta = {
  title: 'Orders/Report dialog',
  component: ReportDialog,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1', lines, onClose: fn() },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const OneLine: Story = { args: { lines: lines.slice(1) } };
