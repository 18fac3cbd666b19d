import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildRecipeCard } from '../../testing/builders/homepage';
import { RecipeCard } from './RecipeCard';

const meta = {
  title: 'Recipes/Recipe card',
  component: RecipeCard,
  args: { recipe: buildRecipeCard(), headingLevel: 'h2', sizes: '260px' },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <RecipeCard {...args} />
    </div>
  ),
} satisfies Meta<typeof RecipeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rests: Story = {};
export const WithoutResting: Story = { args: { recipe: buildRecipeCard({ restingMinutes: 0, minutes: 15 }) } };
export const WithoutPicture: Story = { args: { recipe: buildRecipeCard({ picture: null }) } };
export const LongNames: Story = {
  args: {
    recipe: buildRecipeCard({
      slug: 'seeraga-samba-vegetable-biryani',
      name: 'Seeraga samba vegetable biryani for the whole family on a Sunday',
      description: 'Small-grained biryani rice with vegetables, mint and whole spices. '.repeat(4),
    }),
  },
};
