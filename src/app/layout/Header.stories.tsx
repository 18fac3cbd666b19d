import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api } from '../../testing/handlers/responses';
import { Header } from './Header';

const cart = [{ _id: 'pack-1', productPrice: 14_500, quantity: 3, addons: [] }];
const address = { lat: 11.02, lng: 76.98, street: '4 Temple Road, Peelamedu', landmark: 'Tank', type: 1 as const };

const meta = {
  title: 'Header and footer/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { state: { loggedIn: true, cart, address } } };
/** Shows no Cart button, and no header at all at mobile widths. */
export const OnCheckout: Story = { parameters: { route: '/checkout', state: { loggedIn: true, cart } } };
export const Loading: Story = { parameters: { msw: [http.get(api('/homepage/store'), () => delay('infinite'))] } };
