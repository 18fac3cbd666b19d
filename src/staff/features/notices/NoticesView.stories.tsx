import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { noticesOf } from '../../../../contract/staffNoticeConstants';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildNotices } from '../../../testing/builders/staff';
import { NoticesView } from './NoticesView';

const meta = {
  title: 'Staff/Own notifications',
  component: NoticesView,
  parameters: { state: { staffUser: true } },
  args: { kinds: buildNotices().kinds, state: 'OFF', onTurnOn: fn(), onTurnOff: fn(), onExample: fn(), onChoose: fn() },
} satisfies Meta<typeof NoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  args: {
    state: 'ON',
    kinds: buildNotices().kinds.map((each) => ({ ...each, isOn: each.kind !== 'COMPLAINT' })),
  },
};

/** The push service has ended the subscription. */
export const ExampleRefused: Story = {
  args: {
    state: 'ON',
    example: {
      text: 'The browser’s push service no longer knows this device. Switch notifications off and on again.',
      isSent: false,
    },
  },
};

export const Blocked: Story = { args: { state: 'DENIED' } };

export const NeedsTheHomeScreen: Story = { args: { state: 'HOME_SCREEN' } };

export const NotHere: Story = { args: { state: 'UNSUPPORTED' } };

export const Failed: Story = { args: { hasFailed: true } };

export const OfSalesPerson: Story = {
  args: { kinds: noticesOf(STAFF_ROLE.SALES_PERSON).map((kind) => ({ kind, isOn: true })) },
};
