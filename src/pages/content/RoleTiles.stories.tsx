import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoleTiles } from './RoleTiles';

/** Two or three on a page. For reasons to buy use Home's list; for persons, the cards from the settings. */
const meta = {
  title: 'Content pages/Role tiles',
  component: RoleTiles,
  args: {
    roles: [
      { drawing: 'honestPrice', title: 'We buy', text: 'Each grain by its own name.' },
      { drawing: 'cleanGrain', title: 'We clean and pack', text: 'Every order is packed from its own list.' },
      { drawing: 'toYourHome', title: 'We deliver', text: '{promise}.' },
    ],
    facts: { promise: 'Every day in Coimbatore' },
  },
} satisfies Meta<typeof RoleTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeRoles: Story = {};
/** Gaps until the shop's facts are loaded. */
export const FactsLoading: Story = { args: { facts: undefined } };
