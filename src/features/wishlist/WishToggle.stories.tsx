import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProductCard } from '../../testing/builders/homepage';
import { statefulWishlistHandlers } from '../../testing/handlers/wishlist';
import { saveGuestWishes } from '../../store/guestWishes';
import { WishToggle } from './WishToggle';

const { _id } = buildProductCard();

const meta = {
  title: 'Products/Wish toggle',
  component: WishToggle,
  args: { productId: _id },
  parameters: {
    msw: statefulWishlistHandlers({ items: [] }),
    docs: {
      description: {
        component: `
Puts a product on the wishlist, or takes it off.

**When to use.** On a product's page, below where it is delivered.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  beforeEach: () => saveGuestWishes([]),
} satisfies Meta<typeof WishToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const GuestWished: Story = { beforeEach: () => saveGuestWishes([_id]) };
