import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api } from '../../testing/handlers/responses';
import { ProfileIdentity } from './ProfileIdentity';

const meta = {
  title: 'Account/Identity',
  component: ProfileIdentity,
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof ProfileIdentity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};
export const Loading: Story = { parameters: { msw: [http.get(api('/customer/detail'), () => delay('infinite'))] } };
