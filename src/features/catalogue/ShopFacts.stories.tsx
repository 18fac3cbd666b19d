import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildStore } from '../../testing/builders/store';
import { api, ok } from '../../testing/handlers/responses';
import { ShopFacts } from './ShopFacts';

const meta = { title: 'Home/Shop facts', component: ShopFacts } satisfies Meta<typeof ShopFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a telephone number that takes calls. */
export const RealShop: Story = {
  parameters: { msw: [http.get(api('/homepage/store'), () => ok(buildStore({ isSample: false })))] },
};
/** A sample shop's number is made up: the message form is offered instead. */
export const SampleShop: Story = {
  parameters: { msw: [http.get(api('/homepage/store'), () => ok(buildStore({ isSample: true })))] },
};
/** Delivery costs something at every amount. */
export const NeverFree: Story = {
  parameters: {
    msw: [
      http.get(api('/homepage/store'), () => {
        const store = buildStore();
        return ok({ ...store, charges: { ...store.charges, freeDeliveryFromPaise: null } });
      }),
    ],
  },
};
