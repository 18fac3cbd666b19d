import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api, rejected } from '../../testing/handlers/responses';
import { OrderDocuments } from './OrderDocuments';

const invoice = { _id: 'invoice-1', kind: 'TAX_INVOICE', serial: 'TI/26-27/00012' } as const;
const note = { _id: 'note-1', kind: 'CREDIT_NOTE', serial: 'CN/26-27/00003' } as const;

const meta = {
  title: 'Orders/Order documents',
  component: OrderDocuments,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1', documents: [invoice] },
} satisfies Meta<typeof OrderDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invoice: Story = {};
export const WithCreditNote: Story = { args: { documents: [invoice, note] } };
export const Downloading: Story = {
  parameters: { msw: [http.get(api('/order/invoice/:orderId'), () => delay('infinite'))] },
};
export const Failed: Story = { parameters: { msw: [http.get(api('/order/invoice/:orderId'), () => rejected(500))] } };
