import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { DecisionDialog } from './DecisionDialog';

const meta = {
  title: 'Staff/Decision dialog',
  component: DecisionDialog,
  parameters: { state: { staffUser: true } },
  args: { complaint: buildStaffComplaint(), onClose: fn() },
} satisfies Meta<typeof DecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

/** Too few are left to send it again. */
export const SoldOut: Story = {
  args: { complaint: buildStaffComplaint({ available: 1 }) },
  play: async () => {
    await expect(screen.queryByRole('radio', { name: 'Replace' })).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Amount in rupees' })).toHaveValue('150');
  },
};
