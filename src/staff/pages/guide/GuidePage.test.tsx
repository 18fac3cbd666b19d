import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { Opening } from '../../../../contract/staffOpening';
import { buildEveryProvider, buildStaffMessages } from '../../../testing/builders/staffMessages';
import { buildEmptyShop, buildOpening } from '../../../testing/builders/staffOpening';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { GuidePage } from './GuidePage';

const open = (opening: Opening) => {
  mswServer.use(http.get(staffApiUrl('/opening'), () => ok(opening)));
  return renderWithProviders(<GuidePage />, { staffUser: true, route: '/staff/guide' });
};
const step = async (name: RegExp) => within(await screen.findByRole('listitem', { name }));

/** Records what is sent. */
const listen = (method: 'put' | 'post', path: string) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http[method](staffApiUrl(path), async ({ request }) => {
      bodies.push(await request.json());
      return ok(buildOpening(), 'Done');
    }),
  );
  return bodies;
};

it('leads an empty shop through seven steps, says what customers see, and does not open before', async () => {
  open(buildEmptyShop());
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    '1. Settings of the shop',
    '2. Delivery area',
    '3. Delivery times',
    '4. First products',
    '5. Payment',
    '6. Messages',
    '7. Test order',
  ]);
  for (const item of steps) expect(item).toHaveTextContent(/Customers see: \w/);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('0 of 7 steps are done')).toBeVisible();
  expect(
    screen.getByText('Before it opens: Settings of the shop, Delivery area, First products, Payment, Messages'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the shop' })).toBeDisabled();
});

it('names what the server still needs for payments and codes', async () => {
  open(buildEmptyShop());
  const payment = await step(/Payment/);
  expect(payment.getByText(/PAYMENT_PROVIDER=upi/)).toBeVisible();
  expect((await step(/Messages/)).getByText(/SMS_PROVIDER/)).toBeVisible();
});

it('names the template ids that are missing, and sends an example by each provider', async () => {
  const bodies = listen('post', '/messages/test');
  const messages = buildStaffMessages({ providers: buildEveryProvider() });
  mswServer.use(http.get(staffApiUrl('/messages'), () => ok(messages)));
  const { user } = open(buildEmptyShop());
  const step6 = await step(/Messages/);
  expect((await step6.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'MSG91, தமிழ்: Login code, On the way',
    'MSG91, हिन्दी: Login code',
    'WhatsApp, English: all 3',
    'WhatsApp, தமிழ்: Login code, On the way',
    'WhatsApp, हिन्दी: Login code',
  ]);
  expect(step6.getByRole('link', { name: 'To the messages' })).toHaveAttribute('href', '/staff/messages');
  for (const provider of ['Twilio', 'Web push'])
    await user.click(step6.getByRole('button', { name: `Send me an example: ${provider}, English` }));
  expect(bodies).toEqual([
    { kind: 'CODE', provider: 'twilio', language: 'en' },
    { kind: 'ORDER_PLACED', provider: 'webpush', language: 'en' },
  ]);
});

it('continues where the shop is: done steps are marked, and the test order under way comes next', async () => {
  const done: Opening['done'] = ['seller', 'area', 'slots', 'products', 'payment', 'messages'];
  open(buildOpening({ state: 'SOON', done, testOrder: { orderNumber: 'VY100007', status: 'CONFIRMED' } }));
  expect((await step(/Settings/)).getByText('Done')).toBeVisible();
  const testOrder = await step(/Test order/);
  expect(testOrder.getByText('Can wait')).toBeVisible();
  expect(testOrder.getByText('Order VY100007: Confirmed')).toBeVisible();
  expect(testOrder.getByRole('link', { name: 'Open order VY100007' })).toHaveAttribute(
    'href',
    '/staff/orders/VY100007',
  );
  expect((await step(/Payment/)).getByText(/vayal@bank/)).toBeVisible();
});

it("takes the demo's products as drafts or published, and only into a shop without any", async () => {
  const bodies = listen('post', '/opening/products');
  const { user, unmount } = open(buildEmptyShop());
  await user.click(await screen.findByRole('button', { name: "Take the demo's products" }));
  await user.click(await screen.findByRole('button', { name: 'Take them as drafts' }));
  await waitFor(() => expect(bodies).toEqual([{ publish: false }]));
  unmount();
  open(buildOpening());
  await screen.findByText('7 of 7 steps are done');
  expect(screen.queryByRole('button', { name: "Take the demo's products" })).not.toBeInTheDocument();
});

it('opens the shop at once, and closes it after a question', async () => {
  const bodies = listen('put', '/opening/state');
  const { user, unmount } = open(buildOpening({ state: 'SOON' }));
  await user.click(await screen.findByRole('button', { name: 'Open the shop' }));
  await waitFor(() => expect(bodies).toEqual([{ state: 'OPEN' }]));
  unmount();
  const again = open(buildOpening());
  await again.user.click(await screen.findByRole('button', { name: 'Close the shop' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close the shop for orders?' }));
  await again.user.click(question.getByRole('button', { name: 'Close the shop' }));
  await waitFor(() => expect(bodies).toEqual([{ state: 'OPEN' }, { state: 'CLOSED' }]));
});

it('says why it does not open', async () => {
  mswServer.use(http.put(staffApiUrl('/opening/state'), () => rejected(409, 'The shop opens once payment is done.')));
  const { user } = open(buildOpening({ state: 'SOON' }));
  await user.click(await screen.findByRole('button', { name: 'Open the shop' }));
  expect(await screen.findByText('The shop opens once payment is done.')).toBeVisible();
});
