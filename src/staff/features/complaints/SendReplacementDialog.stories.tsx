import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { SendReplacementDialog } from './SendReplacementDialog';

const meta = {
  title: 'Staff/Send a replacement',
  component: SendReplacementDialog,
  parameters: {
    state: { staffUser: true },
    docs: {
      description: {
        component: `**When to use.** What was promised for a complaint waits for no next parcel: it goes as an order of its own.`,
      },
    },
  },
  args: { complaint: buildStaffComplaint({ state: 'REPLACED', decidedBy: 'Selvi' }), onClose: fn() },
} satisfies Meta<typeof SendReplacementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesATime: Story = {};

/** A shop without delivery times asks for none. */
export const WithoutTimes: Story = { parameters: { msw: [http.get(staffApiUrl('/slots/load'), () => ok([]))] } };

/** Another person was quicker. */
export const SentMeanwhile: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/complaints/:id/order'), () =>
        rejected(409, 'This replacement has been sent meanwhile, or is not promised.'),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Send it|அனுப்ப|भेजें)/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
