import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { fn } from 'storybook/test';
import { rejected, staffApiUrl } from '../../testing/handlers/responses';
import { DoorQr } from './DoorQr';

const meta = {
  title: 'Staff/QR code at the door',
  tags: ['framed'],
  component: DoorQr,
  parameters: { state: { staffUser: true } },
  args: { orderNumber: 'VY100001', onPaid: fn(), onClose: fn() },
} satisfies Meta<typeof DoorQr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/orders/:orderNumber/upi-link'), () => rejected(409))] },
};
