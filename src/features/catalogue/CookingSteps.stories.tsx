import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProductDetail } from '../../testing/builders/homepage';
import { CookingSteps } from './CookingSteps';

const meta = {
  title: 'Product/Cooking steps',
  component: CookingSteps,
  args: { steps: buildProductDetail().cooking },
} satisfies Meta<typeof CookingSteps>;

export default meta;

export const Steps: StoryObj<typeof meta> = {};
