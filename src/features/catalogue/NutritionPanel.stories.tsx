import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildNutrition, buildPack } from '../../testing/builders/homepage';
import { NutritionPanel } from './NutritionPanel';

const meta = {
  title: 'Product/Nutrition panel',
  component: NutritionPanel,
  args: { nutrition: buildNutrition(), packs: [buildPack()] },
} satisfies Meta<typeof NutritionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {};
export const PartlyKnown: Story = {
  args: { nutrition: buildNutrition({ calciumMilligrams: null, ironMilligrams: null }) },
};
/** Oil, which is sold by volume. */
export const OfALiquid: Story = { args: { packs: [buildPack({ measure: 'VOLUME' })] } };
/** All that a label must state. */
export const WholeLabel: Story = {
  args: {
    nutrition: buildNutrition({
      rows: [
        { name: 'Energy', amount: '331 kcal', isPart: false },
        { name: 'Protein', amount: '12.3 g', isPart: false },
        { name: 'Carbohydrate', amount: '60.9 g', isPart: false },
        { name: 'Total sugars', amount: '1.2 g', isPart: true },
        { name: 'Added sugars', amount: '0 g', isPart: true },
        { name: 'Total fat', amount: '4.3 g', isPart: false },
        { name: 'Saturated fat', amount: '0.6 g', isPart: true },
        { name: 'Trans fat', amount: '0 g', isPart: true },
        { name: 'Sodium', amount: '4.5 mg', isPart: false },
      ],
    }),
  },
};
export const NotMeasured: Story = { args: { nutrition: null } };
