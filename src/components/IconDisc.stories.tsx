import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddressTypeIcon } from './AddressTypeIcon';
import { IconDisc } from './IconDisc';

const meta = {
  title: 'Foundations/Icon disc',
  component: IconDisc,
  args: { children: <AddressTypeIcon type={1} /> },
} satisfies Meta<typeof IconDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAHome: Story = {};
export const Work: Story = { args: { children: <AddressTypeIcon type={2} /> } };
export const Other: Story = { args: { children: <AddressTypeIcon type={3} /> } };
