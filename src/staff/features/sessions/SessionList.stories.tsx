import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildSessions } from '../../../testing/builders/staff';
import { SessionList } from './SessionList';

const meta = {
  title: 'Staff/Logins',
  component: SessionList,
  parameters: { state: { staffUser: true } },
  args: { busy: false, onEnd: fn(), onEndAll: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnother: Story = { args: { sessions: buildSessions() } };

export const WithThisDevice: Story = { args: { sessions: buildSessions({ isCurrent: true }) } };

export const Nowhere: Story = { args: { sessions: [] } };

export const Ending: Story = { args: { sessions: buildSessions(), busy: true } };
