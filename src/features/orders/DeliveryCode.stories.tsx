import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeliveryCode } from './DeliveryCode';

const meta = {
  title: 'Orders/Delivery code',
  component: DeliveryCode,
  args: { deliveryCode: '4821' },
} satisfies Meta<typeof DeliveryCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};

/** It is empty before the parcel is picked up, and once it is delivered. */
export const Nothing: Story = { args: { deliveryCode: null } };
