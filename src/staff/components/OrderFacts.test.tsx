import { screen } from '@testing-library/react';
import { buildOrderCard } from '../../testing/builders/staffOrders';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OrderFacts } from './OrderFacts';

it('says of an order whose customer paid by UPI at the door that the money is to be matched, not that it is due', () => {
  const due = { paymentStatus: 'DUE_AT_DOOR', amountPaise: 34_000 } as const;
  const { unmount } = renderWithProviders(<OrderFacts card={buildOrderCard({ ...due })} />, { staffUser: true });
  expect(screen.getByText('₹340 at the door')).toBeVisible();
  unmount();
  renderWithProviders(<OrderFacts card={buildOrderCard({ ...due, isAwaitedFromDoor: true })} />, { staffUser: true });
  expect(screen.getByText('₹340 by UPI, to be matched')).toBeVisible();
});

it.each([
  [true, '2 items wait for payment until 2:20 pm'],
  [false, '2 items wait to be confirmed until 2:20 pm'],
])('says until when items wait to be added (paid online: %s)', (isPaidOnline, text) => {
  const waitingItems = { itemCount: 2, isPaidOnline, expiresAt: '2026-11-20T08:50:00.000Z' };
  renderWithProviders(<OrderFacts card={buildOrderCard({ waitingItems })} />, { staffUser: true });
  expect(screen.getByText(text)).toBeVisible();
});

it('says of a replacement that there is nothing to pay, not that it is unpaid', () => {
  const card = buildOrderCard({ paymentMethod: 'NONE', paymentStatus: 'NOTHING_DUE', amountPaise: 0 });
  renderWithProviders(<OrderFacts card={card} />, { staffUser: true });
  expect(screen.getByText('Replacement, nothing to pay')).toBeVisible();
});
