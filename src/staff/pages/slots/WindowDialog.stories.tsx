import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildSlotSettings } from '../../../testing/builders/slots';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { WindowDialog } from './WindowDialog';

const [first] = buildSlotSettings().windows;

const meta = {
  title: 'Staff/Window dialog',
  component: WindowDialog,
  parameters: { state: { staffUser: true } },
  args: { window: null, areas: buildSlotSettings().areas, onClose: fn() },
} satisfies Meta<typeof WindowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names what is missing. */
export const New: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a time' }));
    await waitFor(() => expect(screen.getByText('Choose at least one weekday')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The window belongs to one of several areas. */
export const ForAnArea: Story = {
  args: {
    areas: [
      { _id: 'city', name: 'Coimbatore' },
      { _id: 'ring', name: 'Around Coimbatore' },
    ],
  },
};

export const Change: Story = { args: { window: first ?? null } };

/** Fewer than customers were promised. */
export const BelowBooked: Story = {
  args: { window: first ?? null },
  parameters: {
    msw: [
      http.put(staffApiUrl('/slots/windows/:id'), () =>
        rejected(409, "12 orders are promised for Fri 27 Nov: the capacity can't be lower."),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const capacity = screen.getByRole('textbox', { name: 'Orders' });
    await userEvent.clear(capacity);
    await userEvent.type(capacity, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/12 orders are promised for Fri 27 Nov/)).toBeVisible());
  },
};
