import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress } from '../../testing/builders/assortment';
import { statefulAddressHandlers } from '../../testing/handlers/address';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { AddressPage } from './AddressPage';

const list = api('/address/list');

const meta = {
  title: 'Account/Addresses page',
  tags: ['screen'],
  component: AddressPage,
  parameters: {
    layout: 'fullscreen',
    route: '/profile/address',
    state: { loggedIn: true, address: chosenAddress },
    msw: statefulAddressHandlers(),
  },
} satisfies Meta<typeof AddressPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes last until reload. */
export const Loaded: Story = {};
export const Empty: Story = { parameters: { msw: [http.get(list, () => ok([]))] } };
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500, 'The shop stumbled.'))] } };
