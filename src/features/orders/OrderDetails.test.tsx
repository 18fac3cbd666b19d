import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildCancelledOrder, buildOrderTracking } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OrderDetails } from './OrderDetails';
import * as stories from './OrderDetails.stories';

jest.unmock('@emotion/sheet');
jest.unmock('@emotion/serialize');

const {
  Paid,
  Unpaid,
  AtTheDoor,
  PaidAtTheDoor,
  Replacement,
  OnItsWay,
  Delivered,
  Cancelled,
  NotPaidInTime,
  Refunded,
  WithEverything,
  CancelledUnpaid,
  CancelledWithWrongAmount,
  PackedOtherwise,
  TakenOff,
  TooLateToCancel,
  ItemsToPay,
  ItemsToConfirm,
} = composeStories(stories);

const stepsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const timeline = () => within(screen.getByRole('region', { name: 'Order status' })).getByRole('list');

describe('the timeline', () => {
  it('has a time for each step that was taken, names the next, and shows what is to come', () => {
    renderStory(Paid);
    expect(stepsOf(timeline())).toEqual([
      expect.stringMatching(/^PAYMENT PENDING20\sNov\s2026, 11:30\sam$/),
      expect.stringMatching(/^WAITING FOR PAYMENT20\sNov\s2026, 11:40\sam$/),
      expect.stringMatching(/^WAITING FOR CONFIRMATION20\sNov\s2026, 11:50\sam$/),
      'CONFIRMEDstill to come',
      'PROCESSINGstill to come',
      'READY TO DELIVERstill to come',
      'PICKEDUPstill to come',
      'DELIVEREDstill to come',
    ]);
    expect(screen.getByText('Next: the shop confirms your order.')).toBeVisible();
    const current = within(timeline())
      .getAllByRole('listitem')
      .filter((step) => step.ariaCurrent ?? step.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^WAITING FOR CONFIRMATION/)]);
  });

  it('shows a date once per day, and reads it out with each step', () => {
    renderStory(Paid);
    const dates = within(timeline()).getAllByText(/^20 Nov 2026/);
    expect(dates).toHaveLength(3);
    // Visually hidden text has a width of 1px.
    expect(dates.map((date) => getComputedStyle(date).width === '1px')).toEqual([false, true, true]);
  });

  it('of a cancelled order follows who cancelled it, why and the refund, and ends with its cancelling', () => {
    renderStory(Cancelled);
    const state = within(screen.getByRole('region', { name: 'Order status' }));
    expect(stepsOf(timeline())).toEqual([
      expect.stringMatching(/^PAYMENT PENDING20\sNov\s2026, 11:30\sam$/),
      expect.stringMatching(/^WAITING FOR PAYMENT20\sNov\s2026, 11:40\sam$/),
      expect.stringMatching(/^WAITING FOR CONFIRMATION20\sNov\s2026, 11:50\sam$/),
      expect.stringMatching(/^CANCELLED20\sNov\s2026, 12:00\spm$/),
    ]);
    expect(state.getByText('You cancelled this order.')).toBeVisible();
    expect(screen.getByText('Reason: It would arrive too late')).toBeVisible();
    expect(
      screen.getByText(
        '₹190 is on its way back since 20 Nov 2026. It is on your account within 2 to 7 days, by 28 Nov 2026 at the latest.',
      ),
    ).toBeVisible();
  });

  it('of an order that was cancelled before any payment says that nothing is due', () => {
    renderStory(CancelledUnpaid);
    expect(screen.getByText('You cancelled this order. Nothing is due.')).toBeVisible();
  });

  it('says so not while money goes back', () => {
    renderStory(CancelledWithWrongAmount);
    expect(screen.getByText('You cancelled this order.')).toBeVisible();
  });

  it('is folded once the order is delivered', async () => {
    const { user } = renderStory(Delivered);
    const steps = () => screen.getByText('All steps').closest('details')!.querySelector('ol');
    expect(steps()).not.toBeVisible();
    await user.click(screen.getByText('All steps'));
    expect(steps()).toBeVisible();
  });

  it('says in Hindi the day and the hour of the order', () => {
    renderStory(Delivered, { language: 'hi' });
    expect(screen.getByText(/^20\s\S+\s2026 को \S+ \d+:\d\d बजे ऑर्डर किया$/)).toBeVisible();
  });

  it('is in Tamil for Tamil users', () => {
    renderStory(Delivered, { language: 'ta' });
    expect(screen.getAllByText('டெலிவரி செய்யப்பட்டது')).toHaveLength(2);
  });
});

describe('an order that is packed otherwise', () => {
  it('says what was packed, what that takes off the bill, and what is paid now', () => {
    renderStory(PackedOtherwise);
    expect(screen.getByText('1 of 2 packed · ₹85 less')).toBeVisible();
    expect(screen.getByText('Not packed: we had none left')).toBeVisible();
    expect(screen.getByText('Instead of Kodo Millet (Varagu) rice, at no higher price')).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'What you ordered' })).getAllByRole('listitem');
    expect(items.map((item) => item.lastElementChild?.textContent)).toEqual(['₹150₹75', '₹150₹0', '₹166₹150']);
    const bill = within(screen.getByRole('region', { name: 'The bill' }));
    const rows = bill.getAllByRole('term').map((label) => `${label.textContent} ${label.nextSibling?.textContent}`);
    expect(rows).toEqual([
      'Items ₹225',
      'Delivery ₹30',
      'Total ₹255',
      'Paid ₹340',
      'Refund on its way −₹85',
      'You pay in the end ₹255',
      'Taxes included ₹9.05',
    ]);
    expect(bill.getByText('Ordered for ₹340')).toBeVisible();
  });

  it('says that the customer asked for it, where they did', () => {
    renderStory(TakenOff);
    expect(screen.getByText('Taken off, as you asked · ₹170 less')).toBeVisible();
  });

  it('takes what is missing off the bill at the door', () => {
    const order = { ...PackedOtherwise.args.order!, paymentStatus: 'DUE_AT_DOOR' as const };
    renderWithProviders(<OrderDetails order={order} onOrderAgain={() => undefined} />, { loggedIn: true });
    expect(screen.getByText('1 of 2 packed · ₹85 less')).toBeVisible();
  });
});

describe('an order', () => {
  it('names the day by which it arrives while it is under way', async () => {
    renderStory(OnItsWay);
    expect(await screen.findByText('Delivery by Sunday 22 November')).toBeVisible();
  });

  it.each([
    ['unpaid', Unpaid],
    ['delivered', Delivered],
    ['cancelled', Cancelled],
  ])('names no such day when %s', async (_name, story) => {
    renderStory(story);
    // Comes with the shop's settings, as the day would.
    await screen.findByText('Need help?');
    expect(screen.queryByText(/^Delivery by/)).not.toBeInTheDocument();
  });

  it('shows items, add-ons, the bill, the address, the note and the contact', async () => {
    renderStory(WithEverything);
    expect(screen.getByText('+ Gift box')).toBeVisible();
    expect(screen.getByText('Coupon WELCOME10').nextElementSibling).toHaveTextContent('−₹15');
    expect(screen.getByText('Delivery').nextElementSibling).toHaveTextContent('Free');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₹215');
    expect(screen.getByText('3B, 14 Avinashi Road, Peelamedu')).toBeVisible();
    expect(screen.getByText('For Meena, +91 98765 43210')).toBeVisible();
    expect(screen.getByText('Your note: Ring twice')).toBeVisible();
    expect(await screen.findByRole('application', { name: 'Map of the delivery address' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Call +91 422 000 0001' })).toHaveAttribute(
      'href',
      'tel:+914220000001',
    );
    expect(screen.getByRole('link', { name: 'E-mail hello@vayal.example' })).toBeVisible();
  });

  it('that was not paid in time says so', () => {
    renderStory(NotPaidInTime);
    expect(screen.getByText('Not paid in time. Nothing is due.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('whose refund has arrived says when', () => {
    renderStory(Refunded);
    expect(screen.getByText('₹190 was refunded on 24 Nov 2026.')).toBeVisible();
    expect(screen.getByText('Refunded').nextElementSibling).toHaveTextContent('−₹190');
  });

  it('that is unpaid leads to its payment, before the steps', () => {
    renderStory(Unpaid);
    const pay = screen.getByRole('link', { name: 'Pay ₹190 now' });
    expect(pay).toHaveAttribute('href', '/order/status/order-1');
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left to pay$/);
    expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
    expect(pay.compareDocumentPosition(timeline())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['delivered', Delivered, 0],
    ['cancelled', Cancelled, 0],
    ['on its way', OnItsWay, 1],
  ])('that is %s has a map only while it is to be delivered', async (_name, story, count) => {
    const { container } = renderStory(story);
    // Comes with the shop's settings, as the map does; its marker doesn't wait for Leaflet.
    await screen.findByText('Need help?');
    expect(container.querySelectorAll('[data-map-marker]')).toHaveLength(count);
  });

  it('to be paid at the door says how much, begins with its confirmation, and has no payment', () => {
    renderStory(AtTheDoor);
    expect(screen.getByText('Pay ₹190 at the door')).toBeVisible();
    expect(stepsOf(timeline())[0]).toMatch(/^WAITING FOR CONFIRMATION20\sNov\s2026/);
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('paid by UPI at the door owes nothing there any more', () => {
    renderStory(PaidAtTheDoor);
    expect(screen.getByText('Paid by UPI at the door')).toBeVisible();
    expect(screen.queryByText(/^Pay ₹/)).not.toBeInTheDocument();
  });

  it('sent in place of a damaged one says that there is nothing to pay, and is not ordered again', async () => {
    const { user } = renderStory(Replacement);
    expect(screen.getByText('Replacement for VY-1001, nothing to pay')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download delivery challan DC/26-27/00001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(/^There is nothing to pay for it\. We then look at your report again\./),
    ).toBeVisible();
  });

  it('that is on its way can be neither paid nor cancelled', () => {
    renderStory(OnItsWay);
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it.each([
    ['done', Delivered],
    ['under way', OnItsWay],
  ])('that is %s can be ordered again', async (_state, story) => {
    const onOrderAgain = jest.fn();
    const { user } = renderStory(() => (
      <OrderDetails order={story.args.order ?? buildOrderTracking()} onOrderAgain={onOrderAgain} />
    ));
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(onOrderAgain).toHaveBeenCalledTimes(1);
  });
});

describe('cancelling', () => {
  const open = async (story: Parameters<typeof renderStory>[0] = Paid) => {
    const { user } = renderStory(story, { loggedIn: true });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order VY-1001?' });
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    return { user, dialog, confirm };
  };
  const hearing = () => {
    const reasons: (string | null)[] = [];
    mswServer.use(
      http.get(api('/order/cancel/:orderId'), ({ request }) => {
        reasons.push(new URL(request.url).searchParams.get('reason'));
        return ok(buildCancelledOrder());
      }),
    );
    return reasons;
  };

  it('sends the reason, and says that the order is cancelled', async () => {
    const reasons = hearing();
    const { user, dialog, confirm } = await open();
    await user.click(within(dialog).getByRole('radio', { name: 'It would arrive too late' }));
    await confirm();
    const notice = await screen.findByText('Your order is cancelled.');
    expect(reasons).toEqual(['It would arrive too late']);
    await waitFor(() => expect(notice.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of what is paid at the door promises no refund', async () => {
    const { dialog } = await open(AtTheDoor);
    expect(within(dialog).getByText('It’s free, and there is nothing to pay for it.')).toBeVisible();
    expect(within(dialog).queryByText(/refunded/)).not.toBeInTheDocument();
  });

  it('accepts a reason in the customer’s own words', async () => {
    const reasons = hearing();
    const { user, dialog, confirm } = await open();
    await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
    await user.click(within(dialog).getByRole('textbox', { name: 'Your reason' }));
    await user.paste('x'.repeat(201));
    await confirm();
    expect(await within(dialog).findByText('At most 200 characters')).toBeVisible();
    await user.clear(within(dialog).getByRole('textbox', { name: 'Your reason' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Your reason' }), ' We are away ');
    await confirm();
    expect(await screen.findByText(/^Your order is cancelled/)).toBeVisible();
    expect(reasons).toEqual(['We are away']);
  });

  it('needs no reason', async () => {
    const reasons = hearing();
    const { confirm } = await open();
    await confirm();
    expect(await screen.findByText(/^Your order is cancelled/)).toBeVisible();
    expect(reasons).toEqual([null]);
  });

  it('before it is paid needs no reason, and tells that nothing has arrived', async () => {
    const reasons = hearing();
    const { dialog, confirm } = await open(Unpaid);
    expect(within(dialog).getByText(/^We have received no payment for it\./)).toBeVisible();
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    await confirm();
    await waitFor(() => expect(reasons).toEqual([null]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that is rejected shows the server’s reason, and leaves the order', async () => {
    const { user, dialog, confirm } = await open(TooLateToCancel);
    await user.click(within(dialog).getByRole('radio', { name: 'I ordered by mistake' }));
    await confirm();
    expect(await within(dialog).findByText('This order is already being packed.')).toBeVisible();
    expect(screen.queryByText(/^Your order is cancelled/)).not.toBeInTheDocument();
  });

  it('can be left alone', async () => {
    const reasons = hearing();
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Keep the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus();
    expect(reasons).toEqual([]);
  });
});

it('leads to the payment of items that the shop adds, or confirms those that are paid at the door', async () => {
  const { unmount } = renderStory(ItemsToPay);
  const added = () => within(screen.getByRole('region', { name: 'Add to your order' }));
  expect(added().getByText('Ragi dosa mix, 250 g × 2')).toBeVisible();
  expect(added().getByRole('link', { name: 'Pay ₹178 now' })).toHaveAttribute('href', '/order/status/order-1');
  unmount();
  let sent: unknown;
  mswServer.use(
    http.post(api('/order/confirm/order-1'), async ({ request }) => {
      sent = await request.json();
      return ok(null, 'The items are added to your order.');
    }),
  );
  const { user } = renderStory(ItemsToConfirm);
  await user.click(added().getByRole('button', { name: 'Add for ₹178' }));
  expect(await screen.findByText('The items are added to your order.')).toBeVisible();
  expect(sent).toEqual({ additionId: 'addition-1' });
});
