import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { buildOpenSlots } from '../../testing/builders/slots';
import { SlotChoice } from './SlotChoice';

const slots = buildOpenSlots();
const [morning, evening, nextMorning] = slots;

const meta = {
  title: 'Checkout/Slot choice',
  component: SlotChoice,
  args: { slots, slotId: morning?._id ?? null, isMoved: false, onChoose: fn() },
} satisfies Meta<typeof SlotChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The soonest is chosen without a tap. A day means its first free time. */
export const Soonest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Fri 27 Nov' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7–\u206010\u00A0am' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4–\u20607\u00A0pm' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(evening?._id);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sat 28 Nov' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(nextMorning?._id);
  },
};

/** Full times and days can be seen, and not chosen. */
export const SomeFull: Story = {
  args: {
    slots: slots.map((slot, at) => ({ ...slot, left: at === 0 || at === 2 || at === 3 ? 0 : 5 })),
    slotId: evening?._id ?? null,
    isMoved: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '7–\u206010\u00A0am Full' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Sat 28 Nov Full' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We took the next one/);
  },
};

export const AllFull: Story = {
  args: { slots: buildOpenSlots(0), slotId: null, isMoved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No delivery time is free/);
  },
};
