import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenPlace, filledCart } from '../../testing/builders/assortment';
import { api, ok, refused } from '../../testing/handlers/answers';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { HomePage } from './HomePage';

const visitor = { address: chosenPlace };
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
/** Nobody has said yet where to deliver: Home asks, after the first paint, and takes no for an answer. */
export const AsksForThePlace: Story = { parameters: { state: {} } };
export const LoginOpen: Story = { parameters: { route: '/?login=1' } };
export const LocationOpen: Story = { parameters: { route: '/?location=1' } };
/** The place that was chosen before login is not the saved one. */
export const OffersTheChosenPlace: Story = {
  parameters: {
    state: { ...visitor, loggedIn: true, offeredAddress: { ...chosenPlace, street: '9 Race Course Road' } },
  },
};
/** A shop that has just opened: parts without content leave no hole. */
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
  parameters: { msw: [http.all(everyCall, () => refused(500, 'The shop stumbled. Please try again.'))] },
};
