import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { fn } from 'storybook/test';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { buildStore } from '../../testing/builders/store';
import { api, ok } from '../../testing/handlers/responses';
import { Deliverability } from './Deliverability';

const inside: SelectedAddress = { lat: 11.02, lng: 76.97, street: '5 Mill Road', type: 1, landmark: 'Well' };
const meta = {
  title: 'Product/Deliverability',
  component: Deliverability,
  args: { onChooseAddress: fn() },
} satisfies Meta<typeof Deliverability>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAddress: Story = {};
export const Inside: Story = { parameters: { state: { address: inside } } };
export const Outside: Story = { parameters: { state: { address: { ...inside, lat: 13.08 } } } };
/** Delivery costs something at every amount. */
export const NeverFree: Story = {
  parameters: {
    state: { address: inside },
    msw: [
      http.get(api('/homepage/store'), () => {
        const store = buildStore();
        return ok({ ...store, charges: { ...store.charges, freeDeliveryFromPaise: null } });
      }),
    ],
  },
};
