import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { OffersPage } from './OffersPage';

const meta = {
  title: 'Staff/Offers',
  component: OffersPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof OffersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());

export const Loaded: Story = {};

export const New: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add an offer' }));
    await opened('Add an offer');
  },
};

export const Changing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change 10% off' }));
    await opened('10% off');
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/offers'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/offers'), () => rejected(503))] },
};
