import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeliverTo } from './DeliverTo';

const home = {
  _id: 'address-home',
  lat: 11.03,
  lng: 77.02,
  street: '14 Avinashi Road, Peelamedu',
  type: 1,
  landmark: 'Opposite the water tank',
} as const;

const meta = {
  title: 'Checkout/Deliver to',
  component: DeliverTo,
  args: { address: home, deliverable: true, isLoggedIn: true, hasSlots: false, onChooseAddress: fn() },
} satisfies Meta<typeof DeliverTo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

/** Wide screens, which choose the slot elsewhere, name it. */
export const WithSlot: Story = { args: { hasSlots: true, slotText: 'Fri 27 Nov, 4–7 pm' } };

export const None: Story = { args: { address: null, deliverable: null } };

const { _id, ...local } = home;
export const KnownToThisBrowserOnly: Story = { args: { address: local, deliverable: null, isLoggedIn: false } };

export const OwnLabel: Story = { args: { address: { ...home, type: 3, othersType: 'Grandmother' } } };

export const OutsideTheArea: Story = { args: { deliverable: false } };
