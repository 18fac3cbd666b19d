import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { CouponsPage } from './CouponsPage';

const meta = {
  title: 'Staff/Coupons',
  component: CouponsPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());

export const Loaded: Story = {};

export const New: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await opened('Add a coupon');
  },
};

export const Changing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change WELCOME10' }));
    await opened('WELCOME10');
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/coupons'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/coupons'), () => rejected(503))] },
};
