import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { LogPage } from './LogPage';

const meta = {
  title: 'Staff/Log',
  component: LogPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof LogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Nothing: Story = {
  parameters: { msw: [http.get(staffApiUrl('/audit'), () => ok({ items: [], nextCursor: null }))] },
};

/** Words were sought in the newest actions alone. */
export const OlderRemain: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/audit'), () => ok({ items: [], nextCursor: '9', searchedTo: '2026-03-12T04:30:00.000Z' })),
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/audit'), () => delay('infinite'))] },
};

export const Failed: Story = { parameters: { msw: [http.get(staffApiUrl('/audit'), () => rejected(503))] } };
