import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildAddress, buildAddresses } from '../../testing/builders/address';
import { AddressCard } from './AddressCard';

const meta = {
  title: 'Account/Address card',
  component: AddressCard,
  args: { address: buildAddress(), busy: false, headingLevel: 'h2', onEdit: fn(), onDelete: fn(), onMakeDefault: fn() },
  decorators: [
    (Story) => (
      <ul style={{ padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Another: Story = { args: { address: buildAddresses()[2]! } };
export const Busy: Story = { args: { address: buildAddresses()[1]!, busy: true } };
export const LongText: Story = {
  args: {
    address: buildAddress({ street: 'Plot 118/2, SF 43, '.repeat(8), landmark: 'Periyanaickenpalayam'.repeat(4) }),
  },
};
