import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress, filledCart } from '../../testing/builders/assortment';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { HomePage } from './HomePage';

const visitor = { address: chosenAddress };
const everyCall = api('/homepage/*');

const meta = {
  title: 'Home/Home page',
  tags: ['screen'],
  component: HomePage,
  parameters: { layout: 'fullscreen', state: visitor, msw: assortmentHandlers },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { state: { ...visitor, loggedIn: true, cart: filledCart } } };
/** No address selected: the location prompt appears after the first paint; dismissible. */
export const LocationPromptOpen: Story = { parameters: { state: {} } };
export const LoginOpen: Story = { parameters: { route: '/?login=1' } };
export const LocationOpen: Story = { parameters: { route: '/?location=1' } };
export const OffersLocalAddress: Story = {
  parameters: {
    state: { ...visitor, loggedIn: true, offeredAddress: { ...chosenAddress, street: '9 Race Course Road' } },
  },
};
/** Sections without content leave no gap. */
export const Empty: Story = {
  parameters: {
    msw: [
      http.get(api('/homepage/banner/list'), () => ok([])),
      http.get(api('/homepage/offer/list'), () => ok([])),
      http.get(api('/homepage/other/products'), () => ok([])),
      http.post(api('/homepage/category/products/list'), () => ok([])),
      ...assortmentHandlers,
    ],
  },
};
export const Loading: Story = { parameters: { msw: [http.all(everyCall, () => delay('infinite'))] } };
export const Failed: Story = {
  parameters: { msw: [http.all(everyCall, () => rejected(500, 'The shop stumbled. Please try again.'))] },
};
