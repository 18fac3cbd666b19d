import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffWaitlist } from '../../../testing/builders/waitlist';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { WaitlistPage } from './WaitlistPage';

const meta = {
  title: 'Staff/Waitlist',
  component: WaitlistPage,
  parameters: { state: { staffUser: true }, path: '/staff/areas/waitlist', route: '/staff/areas/waitlist' },
} satisfies Meta<typeof WaitlistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/waitlist');

export const Waiting: Story = {};
/** The message has no template in two languages yet. */
export const NotRegistered: Story = {
  parameters: { msw: [http.get(url, () => ok(buildStaffWaitlist({ unregistered: ['ta', 'hi'] })))] },
};
export const Empty: Story = {
  parameters: { msw: [http.get(url, () => ok(buildStaffWaitlist({ items: [], total: 0, areas: [], places: [] })))] },
};
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
