import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import type { RoundsOfDay } from '../../../../contract/rounds';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import {
  buildPlannedRound,
  buildReadyOrder,
  buildRider,
  buildRound,
  buildRoundsOfDay,
  buildStop,
} from '../../../testing/builders/staffRounds';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { RoundsPage } from './RoundsPage';

const day = (overrides: Partial<RoundsOfDay>) => ({
  msw: [http.get(staffApiUrl('/rounds'), () => ok(buildRoundsOfDay(overrides)))],
});

const meta = {
  title: 'Staff/Rounds page',
  component: RoundsPage,
  parameters: { route: '/staff/rounds', path: '/staff/rounds', state: { staffUser: true } },
} satisfies Meta<typeof RoundsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  parameters: day({
    rounds: [buildPlannedRound()],
    ready: [
      buildReadyOrder(3, { duePaise: 45_500 }),
      buildReadyOrder(5, { recalled: buildRecalledUnits() }),
      buildReadyOrder(4, { slot: { startsAt: '2026-11-25T05:30:00Z', endsAt: '2026-11-25T07:30:00Z' } }),
    ],
  }),
};

/** A wrong code to look into, a parcel that came back, and a rider who was switched off. */
export const UnderWay: Story = {
  parameters: day({
    ready: [],
    rounds: [
      buildRound({
        rider: buildRider({ active: false }),
        stops: [
          buildStop(0, {
            state: 'DELIVERED',
            status: 'DELIVERED',
            proof: 'PHOTO',
            photoId: 'photo-1',
            doneAt: '2026-11-25T06:05:00Z',
          }),
          buildStop(1, { proof: 'REVIEW', doneAt: '2026-11-25T06:20:00Z' }),
          buildStop(2, {
            state: 'NOT_DELIVERED',
            status: 'READY_TO_DELIVER',
            reason: 'AWAY',
            reasonNote: 'Gate locked',
            doneAt: '2026-11-25T06:40:00Z',
          }),
          buildStop(3),
          buildStop(4),
        ],
      }),
    ],
  }),
};

const inDays = (days: number) => {
  const startsAt = new Date(Date.now() + days * 86_400_000);
  return { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 7_200_000).toISOString() };
};

/** Two of today are ticked, one of another day is not. */
export const TwoDays: Story = {
  parameters: day({
    rounds: [buildPlannedRound({ stops: [0, 1].map((at) => buildStop(at, { slot: inDays(0) })) })],
    ready: [
      buildReadyOrder(3, { slot: inDays(0) }),
      buildReadyOrder(4, { slot: inDays(0), duePaise: 45_500 }),
      buildReadyOrder(5, { slot: inDays(2) }),
    ],
  }),
};

export const Nothing: Story = { parameters: day({ rounds: [], ready: [] }) };
export const Loading: Story = { parameters: { msw: [http.get(staffApiUrl('/rounds'), () => delay('infinite'))] } };
export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/rounds'), () => rejected(500, 'The shop stumbled.'))] },
};
