import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProductCard } from '../../testing/builders/homepage';
import { statefulWishlistHandlers } from '../../testing/handlers/wishlist';
import { AwaitPack } from './AwaitPack';

const { name, packs } = buildProductCard();
const packId = packs[0]!._id;

const meta = {
  title: 'Products/Await pack',
  component: AwaitPack,
  args: { packId, name: `${name}, 500 g` },
  parameters: {
    state: { loggedIn: true },
    msw: statefulWishlistHandlers({ items: [] }),
    docs: {
      description: {
        component: `
Has a customer told once when a sold-out pack is back, or takes that back.

**When to use.** Where a sold-out pack is chosen or listed.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof AwaitPack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = {};
export const Asked: Story = {
  parameters: { msw: statefulWishlistHandlers({ items: [], awaitedPackIds: [packId] }) },
};
