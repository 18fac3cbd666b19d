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
