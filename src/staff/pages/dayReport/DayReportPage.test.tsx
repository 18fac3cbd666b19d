import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './DayReportPage.stories';

const { Closed, Open, Quiet } = composeStories(stories);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('adds the bills up to the sales, and the payments to what came in and went back', async () => {
  renderStory(Closed);
  const bills = await part('Bills of the day');
  for (const text of ['−₹480', '−₹380', 'Sales from 22 orders', '₹13,520', '1 order cancelled'])
    expect(bills.getByText(text)).toBeInTheDocument();
  const methods = await part('Money by method');
  expect(methods.getByRole('row', { name: 'Razorpay ₹10,898 −₹405.50 ₹10,492.50' })).toBeInTheDocument();
  expect(methods.getByRole('row', { name: 'Total ₹13,038 −₹480.50 ₹12,557.50' })).toBeInTheDocument();
});

it('shows the cash with its difference, and who closed the day', async () => {
  renderStory(Closed);
  const cash = await part('Cash handed in');
  expect(cash.getByText('Mani to Selvi, 6:40 pm')).toBeInTheDocument();
  expect(cash.getByText('₹10 short · Short of change')).toBeInTheDocument();
  expect((await part('Day’s close')).getByText(/^Closed by Selvi, 26 Nov 2026, 8:35 pm/)).toBeInTheDocument();
});

it('saves the day’s money by method as CSV', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderStory(Closed);
  await user.click((await part('Money by method')).getByRole('button', { name: 'Money by method as a CSV file' }));
  await waitFor(() => expect(saved).toBeDefined());
  expect((await saved!.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Day,Method,Payments,Came in,Refunds,Refunded,Remains',
    '2026-11-26,Cash at the door,4,2140,0,0,2140',
    '2026-11-26,Razorpay,17,10898,2,405.5,10492.5',
    '2026-11-26,UPI to our own address,0,0,1,75,-75',
    '2026-11-26,Total,21,13038,3,480.5,12557.5',
  ]);
  jest.restoreAllMocks();
});

it('shows another day, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, router } = renderStory(Open);
  expect((await part('Day’s close')).getByText('This day is not closed yet.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-25' } });
  expect(router.state.location.search).toBe('?day=2026-11-25');
  expect(await screen.findByText(/Wed, 25 Nov/)).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Sold' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('reports a day without orders', async () => {
  renderStory(Quiet);
  for (const text of [
    'No money came in or was refunded.',
    'No refund was decided.',
    'No cash was handed in.',
    'Nothing was sold.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});
