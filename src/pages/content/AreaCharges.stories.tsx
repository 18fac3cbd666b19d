import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildStoreWithAreas } from '../../testing/builders/store';
import { AreaCharges } from './AreaCharges';

const meta = {
  title: 'Content pages/Area charges',
  component: AreaCharges,
  args: { areas: buildStoreWithAreas().delivery.areas },
} satisfies Meta<typeof AreaCharges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAreas: Story = {};

/** The second area charges at every amount. */
export const OneNeverFree: Story = {
  args: {
    areas: buildStoreWithAreas().delivery.areas?.map((area, at) =>
      at === 0 ? area : { ...area, charges: { ...area.charges, freeDeliveryFromPaise: null } },
    ),
  },
};
