import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildProductCards } from '../../testing/builders/homepage';
import { statefulWishlistHandlers } from '../../testing/handlers/wishlist';
import { api, rejected } from '../../testing/handlers/responses';
import { saveGuestWishes } from '../../store/guestWishes';
import { WishlistPage } from './WishlistPage';

const wishlist = api('/customer/wishlist');

const meta = {
  title: 'Account/Wishlist page',
  tags: ['screen'],
  component: WishlistPage,
  parameters: {
    layout: 'fullscreen',
    route: '/wishlist',
    state: { loggedIn: true },
    msw: statefulWishlistHandlers(),
  },
  beforeEach: () => saveGuestWishes([]),
} satisfies Meta<typeof WishlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes last until reload. */
export const Loaded: Story = {};
export const Empty: Story = { parameters: { msw: statefulWishlistHandlers({ items: [] }) } };
export const Guest: Story = {
  parameters: { state: { loggedIn: false } },
  beforeEach: () => saveGuestWishes(buildProductCards(3).map(({ _id }) => _id)),
};
export const Loading: Story = { parameters: { msw: [http.get(wishlist, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(wishlist, () => rejected(500))] } };
