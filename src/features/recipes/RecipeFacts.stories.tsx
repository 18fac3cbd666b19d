import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeFacts } from './RecipeFacts';

const meta = {
  title: 'Recipes/Recipe facts',
  component: RecipeFacts,
  args: { minutes: 40, restingMinutes: 720, servings: 4 },
} satisfies Meta<typeof RecipeFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithResting: Story = {};
export const WithoutResting: Story = { args: { minutes: 15, restingMinutes: 0, servings: 2 } };
