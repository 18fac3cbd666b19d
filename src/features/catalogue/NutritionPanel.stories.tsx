import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildNutrition } from '../../testing/builders/homepage';
import { NutritionPanel } from './NutritionPanel';

const meta = {
  title: 'Product/Nutrition panel',
  component: NutritionPanel,
  args: { nutrition: buildNutrition() },
} satisfies Meta<typeof NutritionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {};
export const PartlyKnown: Story = {
  args: { nutrition: buildNutrition({ calciumMilligrams: null, ironMilligrams: null }) },
};
export const NotMeasured: Story = { args: { nutrition: null } };
