import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { CouponBody } from '../../../../contract/staffSelling';
import { buildSellingCoupon, buildSellingCoupons } from '../../../testing/builders/staffSelling';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { CouponsPage } from './CouponsPage';

const open = async () => {
  const view = renderWithProviders(<CouponsPage />, { staffUser: true });
  await screen.findByRole('heading', { name: 'WELCOME10' });
  return view.user;
};
const openDialog = async (button: string, title: string) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
};
const rowOf = (code: string) => screen.getByRole('heading', { name: code }).closest('li')!;
const record = () => {
  const sent: CouponBody[] = [];
  mswServer.use(
    http.post<never, CouponBody>(staffApiUrl('/selling/coupons'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildSellingCoupons(), 'It is saved.');
    }),
  );
  return sent;
};

it('shows of each coupon what it gives, whether it runs and what came of it', async () => {
  await open();
  const running = rowOf('WELCOME10');
  expect(running).toHaveTextContent('10% off, up to ₹100 · from ₹299 · first order only');
  expect(running).toHaveTextContent('42 orders₹3,120 givenRunning');
  expect(rowOf('PONGAL')).toHaveTextContent('Free delivery · until 17 Jan');
  expect(rowOf('PONGAL')).toHaveTextContent('0 of 100 orders');
  expect(rowOf('PONGAL')).toHaveTextContent('Planned');
  expect(rowOf('SNACKTIME')).toHaveTextContent('₹50 off · from ₹299 · only Puttu Mix');
  expect(rowOf('SNACKTIME')).toHaveTextContent('Not in the shop: Snacks (hidden), deleted (deleted)');
  expect(rowOf('AADI20')).toHaveTextContent('Ended');
  expect(rowOf('STAFF')).toHaveTextContent('Off');
});

it('adds a coupon and shows meanwhile what customers will see, in three languages', async () => {
  const sent = record();
  const { user, dialog } = await openDialog('Add a coupon', 'Add a coupon');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'diwali 25');
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('DIWALI25');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Amount off');
  await user.clear(dialog.getByRole('textbox', { name: 'Rupees off' }));
  await user.type(dialog.getByRole('textbox', { name: 'Rupees off' }), '25');
  await user.type(dialog.getByRole('textbox', { name: 'Minimum (₹)' }), '500');
  await user.click(dialog.getByRole('checkbox', { name: 'Puttu Mix' }));
  await user.click(dialog.getByRole('switch', { name: 'Only a customer’s first order' }));
  const preview = dialog.getByRole('group', { name: 'What customers see' });
  expect(preview).toHaveTextContent('₹25 off · from ₹500 · only Puttu Mix · first order only');
  expect(preview).toHaveTextContent('₹25 தள்ளுபடி · ₹500 முதல் · புட்டு மாவு மட்டும்');
  expect(preview).toHaveTextContent('₹25 की छूट · ₹500 से · सिर्फ़ पुट्टु मिक्स');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    {
      code: 'DIWALI25',
      kind: 'FLAT',
      value: 2_500,
      minItemsPaise: 50_000,
      maxDiscountPaise: null,
      categoryIds: ['puttu-mix'],
      firstOrderOnly: true,
      customerLimit: 1,
      totalLimit: null,
      endsOn: null,
    },
  ]);
});

it('says at the field what is wrong: a coupon of 100 percent, a code, a limit', async () => {
  const sent = record();
  const { user, dialog } = await openDialog('Add a coupon', 'Add a coupon');
  await user.clear(dialog.getByRole('textbox', { name: 'Percent off' }));
  await user.type(dialog.getByRole('textbox', { name: 'Percent off' }), '100');
  await user.type(dialog.getByRole('textbox', { name: 'Uses in total' }), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter 1 to 90: customers have to pay something')).toBeVisible();
  expect(dialog.getByText('A code has 3 to 20 letters, digits and hyphens')).toBeVisible();
  expect(dialog.getByText('Enter a whole number from 1 to 10,00,000')).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows what another person changed meanwhile, takes it over and loses nothing that was typed', async () => {
  const sent: (CouponBody & { version: number })[] = [];
  const current = buildSellingCoupon({ value: 20, totalLimit: 500, version: 4 });
  mswServer.use(
    http.put<never, CouponBody & { version: number }>(staffApiUrl('/selling/coupons/:code'), async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Mani changed this meanwhile.', { data: { current } })
        : ok(buildSellingCoupons(), 'It is saved.');
    }),
  );
  const { user, dialog } = await openDialog('Change WELCOME10', 'WELCOME10');
  await user.clear(dialog.getByRole('textbox', { name: 'Percent off' }));
  await user.type(dialog.getByRole('textbox', { name: 'Percent off' }), '15');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const notice = await dialog.findByRole('alert');
  expect(notice).toHaveTextContent('Mani changed this meanwhile.');
  expect(notice).toHaveTextContent('Discount: 20 You changed this too; yours is in the form.');
  expect(notice).toHaveTextContent('Uses in total: 500 Theirs is in the form now.');
  expect(dialog.getByRole('textbox', { name: 'Percent off' })).toHaveValue('15');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { value: 15, totalLimit: null, version: 1 },
    { value: 15, totalLimit: 500, version: 4 },
  ]);
});

it('deletes a coupon after a question, or says why it can’t be', async () => {
  mswServer.use(http.delete(staffApiUrl('/selling/coupons/:code'), () => rejected(409, 'Orders name this coupon.')));
  const { user, dialog } = await openDialog('Change STAFF', 'STAFF');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the coupon STAFF?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Orders name this coupon.')).toBeVisible();
});
