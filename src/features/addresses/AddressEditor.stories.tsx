import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn } from 'storybook/test';
import { buildAddresses } from '../../testing/builders/address';
import { api, rejected } from '../../testing/handlers/responses';
import { AddressEditor } from './AddressEditor';

const [saved] = buildAddresses();
const detail = api('/address/detail/:id');

const meta = {
  title: 'Account/Address editor',
  tags: ['framed'],
  component: AddressEditor,
  args: { addressId: saved!._id, onClose: fn() },
  argTypes: { addressId: { control: false } },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof AddressEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
export const Adding: Story = { args: { addressId: null } };
export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(detail, () => rejected(500, 'The shop stumbled.'))] } };
/** Another device has deleted it meanwhile. */
export const DeletedElsewhere: Story = { args: { addressId: 'nothing-like-it' } };
