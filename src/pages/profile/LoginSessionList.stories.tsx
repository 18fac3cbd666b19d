import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildLoginSession } from '../../testing/builders/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { LoginSessionList } from './LoginSessionList';

const sessions = api('/customer/sessions');

const meta = {
  title: 'Account/Login sessions',
  component: LoginSessionList,
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof LoginSessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const OnlyHere: Story = {
  parameters: { msw: [http.get(sessions, () => ok([buildLoginSession({ current: true })]))] },
};
export const Unnamed: Story = {
  parameters: {
    msw: [
      http.get(sessions, () =>
        ok([
          buildLoginSession({ current: true, browser: 'Samsung Internet' }),
          buildLoginSession({ browser: null }),
          buildLoginSession({ browser: null, platform: null }),
        ]),
      ),
    ],
  },
};
export const UnnamedHere: Story = {
  parameters: {
    msw: [http.get(sessions, () => ok([buildLoginSession({ current: true, browser: null, platform: null })]))],
  },
};
export const Loading: Story = { parameters: { msw: [http.get(sessions, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(sessions, () => rejected(500, 'The shop stumbled.'))] } };
