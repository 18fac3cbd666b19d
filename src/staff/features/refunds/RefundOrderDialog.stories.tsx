import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { fn, screen, userEvent } from 'storybook/test';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { buildStaffOrder } from '../../../testing/builders/staffOrders';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { RefundOrderDialog } from './RefundOrderDialog';

const refunds = staffApiUrl('/orders/VY100001/refunds');
const [millet] = buildStaffOrder().items as [StaffOrder['items'][number]];
const items = [
  { ...millet, leftUnits: 2, leftPaise: 15_000 },
  {
    ...millet,
    lineNo: 2,
    name: 'Mappillai Samba Rice, hand-pounded and sun-dried',
    netGrams: 5_000,
    quantity: 3,
    leftUnits: 2,
    leftPaise: 4_000,
  },
];

const meta = {
  title: 'Staff/Refund an order',
  component: RefundOrderDialog,
  args: { orderNumber: 'VY100001', leftPaise: 19_000, items: [], onClose: fn() },
  parameters: {
    state: { staffUser: true },
    msw: [http.post(refunds, () => ok({ way: 'REFUND' }, 'The money is on its way back.'))],
  },
} satisfies Meta<typeof RefundOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AmountChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'All of it' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Something missing' }));
  },
};

/** The order was delivered: one of its two packs is damaged, and two of another came back. */
export const ByItem: Story = {
  args: { items },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 × Foxtail/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes, but damaged' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^2 × Mappillai/ }));
    await userEvent.click(screen.getAllByRole('button', { name: 'One more' })[1]!);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Yes, back in stock' })[1]!);
  },
};

/** One line of the order was complained about. */
export const AnswersAComplaint: Story = {
  args: { openComplaints: [buildStaffComplaint()], items },
  play: async () => {
    // The second one is a reason.
    const [complaint] = await screen.findAllByRole('radio', { name: /^Damaged/ });
    await userEvent.click(complaint!);
    await userEvent.click(screen.getByRole('button', { name: 'All of it' }));
  },
};

export const AboveWhatIsLeft: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount in rupees' }), '190.01');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await screen.findByText('Write an amount up to ₹190');
  },
};

/** Another person was quicker: the dialog closes, and the order shows what is left. */
export const Rejected: Story = {
  parameters: { msw: [http.post(refunds, () => rejected(409, 'Something was refunded meanwhile: ₹100 is left.'))] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'All of it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund ₹190' }));
    await screen.findByText('Something was refunded meanwhile: ₹100 is left.');
  },
};
