import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffProducers } from '../../../testing/builders/producers';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { ProducersPage } from './ProducersPage';

const list = staffApiUrl('/producers');
const meta = {
  title: 'Staff/Producers',
  component: ProducersPage,
  parameters: { state: { staffUser: true }, route: '/staff/producers' },
} satisfies Meta<typeof ProducersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Valid, ending, ended, and archived without a certificate. */
export const Some: Story = {};

export const None: Story = {
  parameters: { msw: [http.get(list, () => ok(buildStaffProducers({ producers: [], unprovenProducts: [] })))] },
};

export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500))] } };

export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
