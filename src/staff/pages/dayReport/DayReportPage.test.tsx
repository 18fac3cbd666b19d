import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './DayReportPage.stories';

const { Closed, Open, Quiet } = composeStories(stories);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('adds the bills up to the sales, and the payments to what came in', async () => {
  renderStory(Closed);
  const bills = await part('Bills of the day');
  for (const text of ['−₹480', '−₹380', 'Sales from 22 orders', '₹13,520', '1 order cancelled'])
    expect(bills.getByText(text)).toBeInTheDocument();
  const received = await part('Money that came in');
  expect(received.getByText('Cash at the door, 4 payments')).toBeInTheDocument();
  expect(received.getByText('₹13,038')).toBeInTheDocument();
});

it('shows the cash with its difference, and who closed the day', async () => {
  renderStory(Closed);
  const cash = await part('Cash handed in');
  expect(cash.getByText('Mani to Selvi, 6:40 pm')).toBeInTheDocument();
  expect(cash.getByText('₹10 short · Short of change')).toBeInTheDocument();
  expect((await part('Day’s close')).getByText(/^Closed by Selvi, 26 Nov 2026, 8:35 pm/)).toBeInTheDocument();
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
  for (const text of ['No money came in.', 'No money went back.', 'No cash was handed in.', 'Nothing was sold.'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});
