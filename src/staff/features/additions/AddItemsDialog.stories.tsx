import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { buildStaffOrder } from '../../../testing/builders/staffOrders';
import { AddItemsDialog } from './AddItemsDialog';

const meta = {
  title: 'Staff/Add items',
  component: AddItemsDialog,
  args: { order: buildStaffOrder(), onClose: () => undefined },
  parameters: {
    state: { staffUser: true },
    docs: {
      description: {
        component:
          '**When to use.** On an order’s page, while its parcel can still take more. Phone orders have a page.',
      },
    },
  },
} satisfies Meta<typeof AddItemsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** They will be paid at the door. */
export const Chosen: Story = {
  args: { order: buildStaffOrder({ paymentStatus: 'DUE_AT_DOOR' }) },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('combobox'), 'millet');
    await within(document.body).findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('button', { name: /₹/ });
  },
};
