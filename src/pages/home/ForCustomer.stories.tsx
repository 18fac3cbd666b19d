import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { writeItem } from '../../lib/browserStorage';
import { buildPack, buildProductCard, buildProductCards } from '../../testing/builders/homepage';
import { buildOrderHistory, buildOrderSummary, buildWaitingOrder } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ForCustomer } from './ForCustomer';

const bought = http.get(api('/order/again'), () => ok(buildProductCards(6)));
const withOrders = (...items: ReturnType<typeof buildOrderSummary>[]) =>
  http.get(api('/order/history'), () => ok(buildOrderHistory({ items })));

const meta = {
  title: 'Home/For customers',
  component: ForCustomer,
  parameters: {
    layout: 'fullscreen',
    state: { loggedIn: true },
    msw: [bought, withOrders(buildOrderSummary())],
    docs: {
      description: {
        component: `
Home's first section: what a customer can buy again, and over the page the order that waits for its payment.

**When to use.** On Home alone, as its first part.

**Do** give each of its states the same height. **Don't** put personal data into what the server renders: the room alone is there before the first paint.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  beforeEach: () => {
    writeItem('localStorage', 'buyAgain', '1');
    return () => {
      delete document.documentElement.dataset.buyAgain;
      writeItem('localStorage', 'buyAgain', null);
    };
  },
} satisfies Meta<typeof ForCustomer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BoughtBefore: Story = {};
export const OrderWaits: Story = {
  parameters: { msw: [bought, withOrders(buildWaitingOrder(), buildOrderSummary({ orderId: 'order-0' }))] },
};
/** The skeleton is as high as what follows. */
export const Loading: Story = { parameters: { msw: [http.get(api('/order/again'), () => delay('infinite'))] } };
const packs = ['500', '1000'].map((grams) => buildPack({ _id: `ml-thinai-${grams}`, netGrams: Number(grams) }));
const boughtLittle = http.get(api('/order/again'), () => ok([buildProductCard({ packs })]));
/** Best sellers fill the row of a wide screen. */
export const FewPacks: Story = { parameters: { msw: [boughtLittle, withOrders(buildOrderSummary())] } };
const longNames = buildProductCards(6).map((product) => ({
  ...product,
  name: 'Hand-pounded Mappillai Samba rice with its bran, from the last harvest of the delta',
}));
export const LongNames: Story = {
  parameters: { msw: [http.get(api('/order/again'), () => ok(longNames)), withOrders(buildOrderSummary())] },
};
/** It is as high while it loads: title and button have a line each on a phone. */
export const LargeText: Story = { globals: { text: 'large' } };
export const CallFails: Story = {
  parameters: { msw: [http.get(api('/order/again'), () => rejected(500, 'Out of order')), withOrders()] },
};
/** Best sellers take its place. */
export const SessionOver: Story = {
  parameters: { msw: [http.get(api('/order/again'), () => rejected(401, 'Please log in again.')), withOrders()] },
};
/** The room made before the first paint holds best sellers. */
export const SoldOut: Story = { parameters: { msw: [http.get(api('/order/again'), () => ok([])), withOrders()] } };
