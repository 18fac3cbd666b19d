import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { api, ok } from '../../testing/handlers/answers';
import { ProfilePage } from './ProfilePage';

const meta = {
  component: ProfilePage,
  parameters: { state: { loggedIn: true }, route: '/profile' },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop profile, orders and addresses side by side; on a phone the profile, with ways to the others. */
export const Loaded: Story = {};
export const NewCustomer: Story = {
  parameters: {
    msw: [
      http.get(api('/order/history'), () => ok({ items: [], nextCursor: null })),
      http.get(api('/address/list'), () => ok([])),
    ],
  },
};
