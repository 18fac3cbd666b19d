import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import * as stories from './PaymentPanel.stories';

const {
  Waiting,
  WaitingForARealProvider,
  PageOnly,
  BackFromThePage,
  CodeOnly,
  CodeWithoutApp,
  AppOnly,
  PlainUpi,
  DueAtDoor,
  TimeIsUp,
  BeingPrepared,
  Unreachable,
  Visitor,
  ...finalStates
} = composeStories(stories);

it('shows the amount, a code to scan, the time left, and the page to pay on', () => {
  renderStory(Waiting);
  expect(screen.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
  expect(screen.getByText('₹190')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left to pay$/);
  const page = `${window.location.origin}/sandbox/pay/payment-1`;
  expect(screen.getAllByRole('link', { name: /^Open the payment page/ })[0]).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: 'Pay ₹190 with a UPI app' })).toHaveAttribute('href', page);
  expect(screen.getByText(/Practice shop/)).toBeVisible();
});

it('opens a UPI app where a real provider waits for the money', () => {
  renderStory(WaitingForARealProvider);
  expect(screen.getByRole('link', { name: 'Pay ₹190 with a UPI app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^upi:/),
  );
  expect(screen.queryByText(/Practice shop/)).not.toBeInTheDocument();
});

it('leads to the provider’s page in this tab where there is nothing else', () => {
  renderStory(PageOnly);
  const link = screen.getByRole('link', { name: 'Pay ₹190' });
  expect(link).toHaveAttribute('href', 'https://rzp.io/rzp/1');
  expect(link).not.toHaveAttribute('target');
  expect(screen.getByText(/^You pay on our payment service’s page/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows a code and an app button, and no page, where the account has only these', () => {
  renderStory(CodeOnly);
  expect(screen.getByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /payment page/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^We check your payment by hand/)).not.toBeInTheDocument();
});

it('asks for no second payment after the provider’s page, but links back to it', () => {
  renderStory(BackFromThePage);
  expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  expect(screen.getByText(/you don’t need to pay again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the payment page' })).toHaveAttribute(
    'href',
    'https://rzp.io/rzp/1',
  );
  expect(screen.queryByRole('link', { name: 'Pay ₹190' })).not.toBeInTheDocument();
});

it('shows a code alone, or an app button alone, where the account has only one of them', () => {
  const { unmount } = renderStory(CodeWithoutApp);
  expect(screen.getByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
  expect(screen.getByText(/take a screenshot/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  renderStory(AppOnly);
  expect(screen.getByRole('link', { name: 'Pay ₹190 with a UPI app' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('has no other page for plain UPI, and says that a person looks for the payment', async () => {
  const { user } = renderStory(PlainUpi);
  expect(screen.getByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₹190 with a UPI app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^upi:/),
  );
  expect(screen.queryByRole('link', { name: /payment page/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^We check your payment by hand/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^[34]:\d\d:\d\d left to pay$/);
  await user.click(screen.getByRole('button', { name: 'I’ve paid – check now' }));
  expect(await screen.findByText(/^We’ve noted that you have paid/)).toBeVisible();
});

it('shows the amount of an order to be paid at the door, and nothing to pay with', () => {
  renderStory(DueAtDoor);
  expect(screen.getByRole('heading', { name: 'Pay at the door' })).toBeVisible();
  expect(screen.getByText('₹190')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows that the time is up', () => {
  renderStory(TimeIsUp);
  expect(screen.getByText(/^The time is up/)).toBeVisible();
});

it('checks with the server, and shows the result', async () => {
  const onCheck = jest.fn(() => Promise.resolve());
  const { user } = renderStory(() => <Waiting onCheck={onCheck} />);
  await user.click(screen.getByRole('button', { name: 'I’ve paid – check now' }));
  expect(onCheck).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Nothing has arrived yet. It can take a minute.')).toBeVisible();
});

it('reports that checking is impossible now', () => {
  renderStory(Unreachable);
  expect(screen.getByText('We can’t check just now. We’ll keep trying.')).toBeVisible();
});

it('shows neither amount nor code to others with the link', () => {
  renderStory(Visitor);
  expect(screen.queryByText('₹190')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('shows that the payment is being prepared', () => {
  renderStory(BeingPrepared);
  expect(screen.getByRole('heading', { name: 'Your payment is being prepared' })).toBeVisible();
  expect(screen.getByText(/We hold your items, and this page goes on by itself/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['Failed', 'The payment did not go through', true, true],
  ['Received', 'Your payment has arrived', false, false],
  ['Expired', 'This order wasn’t paid in time', false, true],
  ['Refunded', 'Your money is on its way back', false, false],
  ['RefundDone', 'Your money was refunded', false, false],
  ['Cancelled', 'This order was cancelled', false, false],
  ['Replaced', 'A newer order took its place', false, false],
] as const)('%s: shows "%s"; can be paid: %s; can be checked: %s', (name, text, payable, checkable) => {
  renderStory(finalStates[name]);
  expect(screen.getByRole('heading', { name: text })).toBeVisible();
  expect(screen.queryAllByRole('img')).toHaveLength(payable ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'I’ve paid – check now' })).toHaveLength(checkable ? 1 : 0);
});

it.each(['Cancelled', 'Replaced'] as const)('%s names no amount, because nothing is due', (name) => {
  renderStory(finalStates[name]);
  expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
});
