import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeviceNotificationsView } from './DeviceNotificationsView';

const meta = {
  title: 'Orders/Notifications on this device',
  component: DeviceNotificationsView,
  args: { state: 'OFF', onTurnOn: fn(), onTurnOff: fn() },
} satisfies Meta<typeof DeviceNotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const On: Story = { args: { state: 'ON' } };
export const Blocked: Story = { args: { state: 'DENIED' } };
/** iPhones and iPads allow them only to what is on the home screen. */
export const NeedsHomeScreen: Story = { args: { state: 'HOME_SCREEN' } };
export const Failed: Story = { args: { hasFailed: true } };
export const Unsupported: Story = { args: { state: 'UNSUPPORTED' } };
