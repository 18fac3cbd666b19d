import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import type { Round } from '../../../../contract/rounds';
import { buildPlannedRound, buildRound, buildStop } from '../../../testing/builders/staffRounds';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { withOfflineStorage } from '../../../testing/withOfflineStorage';
import type { NewRideAction } from '../../lib/offlineStorage';
import { RidePage } from './RidePage';

const own = (...rounds: Round[]) => ({ msw: [http.get(staffApiUrl('/ride'), () => ok(rounds))] });

const meta = {
  title: 'Staff/Ride page',
  component: RidePage,
  decorators: [withOfflineStorage()],
  parameters: { route: '/staff/ride', path: '/staff/ride', state: { staffUser: true } },
} satisfies Meta<typeof RidePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  parameters: own(
    buildRound({
      stops: [
        buildStop(0, { state: 'DELIVERED', status: 'DELIVERED', proof: 'CODE' }),
        buildStop(1, { duePaise: 19_000, note: 'Ring twice, the bell is soft' }),
        buildStop(2, { state: 'NOT_DELIVERED', status: 'READY_TO_DELIVER', reason: 'AWAY' }),
        buildStop(3),
      ],
    }),
  ),
};

const slot = { startsAt: '2026-11-25T01:30:00Z', endsAt: '2026-11-25T04:30:00Z' };

/** The code that was typed at the first door without network was wrong; two drops pay at the door. */
export const WrongCode: Story = {
  parameters: own(
    buildRound({
      stops: [
        buildStop(0, { slot, proof: 'REVIEW', duePaise: 10_000 }),
        buildStop(1, { slot }),
        buildStop(2, { slot, duePaise: 45_511 }),
      ],
    }),
  ),
};

export const ToPickUp: Story = { parameters: own(buildPlannedRound()) };

export const AllDone: Story = {
  parameters: own(buildRound({ stops: [buildStop(0, { state: 'DELIVERED', status: 'DELIVERED', proof: 'PHOTO' })] })),
};

const action: NewRideAction = {
  kind: 'deliver',
  key: 'action-of-mani',
  staffId: 'staff-1',
  roundId: 'round-1',
  orderId: 'order-1',
  at: '2026-11-25T06:00:00Z',
  label: 'VY100001',
  body: { code: '1234' },
  problem: null,
};

/** An action waits, and one was rejected when the network came back. */
export const InADeadSpot: Story = {
  decorators: [
    withOfflineStorage(action, {
      ...action,
      key: 'other-action',
      orderId: 'order-9',
      label: 'VY100009',
      problem: ['VY100009 was cancelled. Bring it back'],
    }),
  ],
  parameters: {
    msw: [
      http.get(staffApiUrl('/ride'), () => ok([buildRound()])),
      http.post(staffApiUrl('/ride/:roundId/stops/:orderId/deliver'), () => HttpResponse.error()),
    ],
  },
};

export const NoRound: Story = { parameters: own() };
export const Loading: Story = { parameters: { msw: [http.get(staffApiUrl('/ride'), () => delay('infinite'))] } };
export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/ride'), () => rejected(500, 'The shop stumbled.'))] },
};
