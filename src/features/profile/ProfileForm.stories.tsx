import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildCustomer } from '../../testing/builders/customer';
import { api, ok, refused } from '../../testing/handlers/answers';
import { ProfileForm } from './ProfileForm';

const detail = api('/customer/detail');
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const meta = {
  component: ProfileForm,
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithPhoto: Story = { parameters: { msw: [http.get(detail, () => ok(buildCustomer({ photo })))] } };
export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(detail, () => refused(500, 'The shop stumbled.'))] } };
