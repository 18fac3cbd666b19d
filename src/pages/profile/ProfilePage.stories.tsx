import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress } from '../../testing/builders/assortment';
import { statefulMessageHandlers } from '../../testing/handlers/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ProfilePage } from './ProfilePage';

const profile = api('/customer/detail');
const history = api('/order/history');
const addresses = api('/address/list');

const meta = {
  title: 'Account/Profile page',
  tags: ['screen'],
  component: ProfilePage,
  parameters: {
    layout: 'fullscreen',
    route: '/profile',
    state: { loggedIn: true, address: chosenAddress },
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Desktop: profile, orders and addresses side by side; phone: the profile with links. */
export const Loaded: Story = {};
export const NewCustomer: Story = {
  parameters: {
    msw: [http.get(history, () => ok({ items: [], nextCursor: null })), http.get(addresses, () => ok([]))],
  },
};
export const EmailBounced: Story = { parameters: { msw: statefulMessageHandlers({ emailStop: 'BOUNCED' }) } };
export const Loading: Story = {
  parameters: { msw: [profile, history, addresses].map((path) => http.get(path, () => delay('infinite'))) },
};
export const Failed: Story = {
  parameters: { msw: [profile, history, addresses].map((path) => http.get(path, () => rejected(500))) },
};
