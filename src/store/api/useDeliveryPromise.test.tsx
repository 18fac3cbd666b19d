import { screen } from '@testing-library/react';
import { http } from 'msw';
import { slotInBrief, slotInWords } from '../../../contract/slotInWords';
import { buildStore } from '../../testing/builders/store';
import { buildSlot } from '../../testing/builders/slots';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { useDeliveryPromise } from './useDeliveryPromise';

const Within = () => <p>{useDeliveryPromise()?.within}</p>;
const { delivery } = buildStore();
const shop = ({ holdsForSeconds }: { holdsForSeconds: number }) => {
  let calls = 0;
  mswServer.use(
    http.get(api('/homepage/store'), () => ok(buildStore({ delivery: { ...delivery, hasSlots: true } }))),
    http.get(api('/slot/next'), () => {
      calls += 1;
      const slot =
        calls === 1
          ? buildSlot()
          : buildSlot({ startsAt: '2026-11-27T16:00:00+05:30', endsAt: '2026-11-27T19:00:00+05:30' });
      const words = { full: slotInWords(slot, 'en'), brief: slotInBrief(slot, 'en') };
      return ok({ slot, words, holdsForSeconds: calls === 1 ? holdsForSeconds : 300 });
    }),
  );
};

it('the promise is the next slot, after what is true at any moment', async () => {
  shop({ holdsForSeconds: 300 });
  renderWithProviders(<Within />);
  expect(await screen.findByText('at a time you choose')).toBeVisible();
  expect(await screen.findByText('Fri 27 Nov, 7–\u206010 am')).toBeVisible();
});

it('the promise is another slot once that one holds no longer', async () => {
  shop({ holdsForSeconds: 1 });
  renderWithProviders(<Within />);
  expect(await screen.findByText('Fri 27 Nov, 7–\u206010 am')).toBeVisible();
  expect(await screen.findByText('Fri 27 Nov, 4–\u20607 pm', {}, { timeout: 3000 })).toBeVisible();
});

it('stays a number of days in a shop without slots', async () => {
  renderWithProviders(<Within />);
  expect(await screen.findByText('within 2 days')).toBeVisible();
});
