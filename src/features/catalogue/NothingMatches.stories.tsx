import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NothingMatches } from './NothingMatches';

const meta = {
  title: 'Catalogue/Nothing matches',
  component: NothingMatches,
  parameters: {
    docs: {
      description: {
        component: `
Replaces a list that its filters leave empty: by which, the way back, and best sellers.

**When to use.** Under the filters of a category or of results. A search that finds nothing at all names what was searched instead.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { choice: { inStock: false, minRupees: 5000 }, onClear: fn(), renderAction: () => null },
} satisfies Meta<typeof NothingMatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooDear: Story = {};
export const TooCheap: Story = { args: { choice: { inStock: false, maxRupees: 20 } } };
export const Between: Story = { args: { choice: { inStock: false, minRupees: 20, maxRupees: 30 } } };
export const SeveralFilters: Story = { args: { choice: { inStock: true, maxRupees: 20 } } };
/** A category without products. */
export const WithoutFilters: Story = { args: { choice: { inStock: false }, onClear: undefined } };
