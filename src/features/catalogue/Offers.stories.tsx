import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildOffer } from '../../testing/builders/homepage';
import { api, ok } from '../../testing/handlers/responses';
import { Offers } from './Offers';

const list = api('/homepage/offer/list');
const meta = { title: 'Home/Offers', component: Offers } satisfies Meta<typeof Offers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: {
    msw: [
      http.get(list, () =>
        ok([
          buildOffer(),
          buildOffer({ _id: 'flat', title: '₹50 off', text: 'When you buy for ₹499 or more.', couponCode: 'MILLET50' }),
          buildOffer({ _id: 'free', title: 'Free delivery', text: 'On every order from ₹499.', couponCode: null }),
        ]),
      ),
    ],
  },
};
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
