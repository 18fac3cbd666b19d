import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import type { OrderTracking } from '../../../contract/orders';
import { CheckoutPage } from '../../pages/checkout/CheckoutPage';
import { chosenAddress, filledCart } from '../../testing/builders/assortment';
import { buildCustomer } from '../../testing/builders/customer';
import { hardProducts, inCart, LARGE_AMOUNT_PAISE, MOST_PACKS } from '../../testing/builders/hardCases';
import {
  buildOrderHistory,
  buildOrderSummary,
  buildOrderTracking,
  buildPaymentState,
} from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { couponOfNothingHandlers, hardShopHandlers } from '../../testing/handlers/hardCases';

const customer = { loggedIn: true, address: chosenAddress };
const withCart = (...cart: typeof filledCart) => ({ state: { ...customer, cart } });

const { bill, items } = buildOrderTracking();
const largeOrder: Partial<OrderTracking> = {
  items: items.map((item) => ({
    ...item,
    productPrice: LARGE_AMOUNT_PAISE,
    quantity: 1,
    linePaise: LARGE_AMOUNT_PAISE,
  })),
  bill: { ...bill, itemsPaise: LARGE_AMOUNT_PAISE, deliveryChargePaise: 0, totalPaise: LARGE_AMOUNT_PAISE },
};

/** Carts, bills and orders with edge-case data. The browser run checks their layout. */
const meta = {
  title: 'Hard cases/Cart and orders',
  tags: ['screen', 'hard-case'],
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', route: '/checkout', state: customer, msw: hardShopHandlers },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VeryLongTamilName: Story = { parameters: withCart(inCart(hardProducts.longTamilName, 2)) };
export const NameOfOneLetter: Story = { parameters: withCart(inCart(hardProducts.oneLetter, 2)) };
export const NinetyNinePacks: Story = { parameters: withCart(inCart(hardProducts.manyPacks, MOST_PACKS)) };
/** A coupon that takes off nothing. */
export const DiscountOfNothing: Story = {
  parameters: { ...withCart(inCart(hardProducts.withoutDiscount, 2)), msw: couponOfNothingHandlers },
};
export const BillOfTwelveLakh: Story = { parameters: withCart(inCart(hardProducts.dear)) };
export const OneOfEach: Story = {
  parameters: withCart(...Object.values(hardProducts).map((product) => inCart(product))),
};
export const PaymentOfTwelveLakh: Story = {
  parameters: {
    route: '/order/status/order-1',
    msw: [
      http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState())),
      http.get(api('/order/track/:orderId'), () =>
        ok(buildOrderTracking({ ...largeOrder, status: 'PAYMENT_PENDING' })),
      ),
    ],
  },
};
export const OrderOfTwelveLakh: Story = {
  parameters: {
    route: '/profile/order/track?id=order-1',
    msw: [http.get(api('/order/track/:orderId'), () => ok(buildOrderTracking(largeOrder)))],
  },
};
export const OrdersOfTwelveLakh: Story = {
  parameters: {
    route: '/profile/orders',
    msw: [
      http.get(api('/order/history'), () =>
        ok(
          buildOrderHistory({
            items: [
              buildOrderSummary({ totalPaise: LARGE_AMOUNT_PAISE, itemNames: [hardProducts.longTamilName.name] }),
            ],
          }),
        ),
      ),
    ],
  },
};
/** The header shows a long cart count. */
export const CustomerOfOneLetter: Story = {
  parameters: {
    route: '/our-story',
    state: { ...customer, name: 'A', cart: [inCart(hardProducts.manyPacks, MOST_PACKS), ...filledCart] },
    msw: assortmentHandlers,
  },
};
export const ProfileOfOneLetter: Story = {
  parameters: {
    route: '/profile',
    state: { ...customer, name: 'A' },
    msw: [http.get(api('/customer/detail'), () => ok(buildCustomer({ name: 'A' })))],
  },
};
