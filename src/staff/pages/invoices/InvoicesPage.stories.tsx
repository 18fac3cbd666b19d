import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildDocument } from '../../../testing/builders/staffInvoices';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { InvoicesPage } from './InvoicesPage';

const meta = {
  title: 'Staff/Invoices',
  component: InvoicesPage,
  parameters: { state: { staffUser: true }, route: '/staff/invoices' },
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (items: ReturnType<typeof buildDocument>[], nextCursor: string | null = null, hasGstReturn = true) => ({
  msw: [http.get(staffApiUrl('/invoices'), () => ok({ items, nextCursor, hasGstReturn }))],
});

export const Loaded: Story = {};
export const Many: Story = {
  parameters: given(
    Array.from({ length: 12 }, (_, at) =>
      buildDocument({
        _id: `invoice-${at}`,
        serial: `IB/26-27/${String(200 - at).padStart(5, '0')}`,
        kind: 'INVOICE_CUM_BILL',
      }),
    ),
    'invoice-11',
  ),
};
/** Tax law no longer asks for its buyer. */
export const Forgotten: Story = { parameters: given([buildDocument({ buyerName: null })]) };
/** The seller files no GSTR-1. */
export const Unregistered: Story = { parameters: given([buildDocument({ kind: 'INVOICE' })], null, false) };
export const Empty: Story = { parameters: given([]) };
export const Failed: Story = { parameters: { msw: [http.get(staffApiUrl('/invoices'), () => rejected(500))] } };
