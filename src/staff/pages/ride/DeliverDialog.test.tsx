import { screen } from '@testing-library/react';
import { buildStop } from '../../../testing/builders/staffRounds';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { DeliverDialog } from './DeliverDialog';

it('delivers no parcel whose price is due before the rider says how it was paid', async () => {
  const onDeliver = jest.fn(async () => ({ state: 'DONE' as const }));
  const stop = { ...buildStop(0), isUnsent: false, duePaise: 33_000 };
  const { user } = renderWithProviders(<DeliverDialog stop={stop} onDeliver={onDeliver} onClose={() => undefined} />, {
    staffUser: true,
  });
  await user.type(screen.getByLabelText('Delivery code'), '1234');
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(screen.getByText('Choose first how the customer paid.')).toBeVisible();
  expect(onDeliver).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Cash'));
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(onDeliver).toHaveBeenCalledWith({ code: '1234', collected: { method: 'CASH', amountPaise: 33_000 } });
});

it('takes whole rupees in cash, and names the exact sum for UPI', async () => {
  const onDeliver = jest.fn(async () => ({ state: 'DONE' as const }));
  const stop = { ...buildStop(0), isUnsent: false, duePaise: 39_211 };
  const { user } = renderWithProviders(<DeliverDialog stop={stop} onDeliver={onDeliver} onClose={() => undefined} />, {
    staffUser: true,
  });
  expect(screen.getByText('Collect ₹392 in cash, or ₹392.11 by UPI')).toBeVisible();
  await user.type(screen.getByLabelText('Delivery code'), '1234');
  await user.click(screen.getByLabelText('Cash'));
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(onDeliver).toHaveBeenCalledWith({ code: '1234', collected: { method: 'CASH', amountPaise: 39_200 } });
});
