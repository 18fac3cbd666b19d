import type { ReadyOrder, Rider, Round, RoundsOfDay, RoundStop } from '../../../contract/rounds';
import { buildOrderTracking } from './orders';

const { address } = buildOrderTracking();

const near = (at: number) => ({
  ...address,
  street: ['14 Avinashi Road, Peelamedu', '7 Cross Cut Road, Gandhipuram', '22 Trichy Road, Singanallur'][at % 3] ?? '',
  location: {
    type: 'Point' as const,
    coordinates: [77.0266 - at * 0.012, 11.0296 - at * 0.004] satisfies [number, number],
  },
});
const NAMES = ['Meena', 'Valli Subramaniam', 'Karthik'];

export const buildRider = (overrides: Partial<Rider> = {}): Rider => ({
  _id: 'staff-9',
  name: 'Mani',
  active: true,
  ...overrides,
});

const drop = (at: number) => ({
  orderId: `order-${at + 1}`,
  orderNumber: `VY10000${at + 1}`,
  customerName: NAMES[at % 3] ?? '',
  phone: `987654321${at}`,
  address: near(at),
  note: null,
  itemCount: at + 2,
  duePaise: 0,
  recalled: [],
  slot: null,
});

/** The `at`-th stop of a round under way. */
export const buildStop = (at: number, overrides: Partial<RoundStop> = {}): RoundStop => ({
  ...drop(at),
  status: 'PICKEDUP',
  state: 'PENDING',
  proof: null,
  photoId: null,
  reason: null,
  reasonNote: null,
  doneAt: null,
  triesLeft: 5,
  ...overrides,
});

export const buildReadyOrder = (at: number, overrides: Partial<ReadyOrder> = {}): ReadyOrder => ({
  ...drop(at),
  status: 'READY_TO_DELIVER',
  placedAt: '2026-11-25T04:00:00Z',
  ...overrides,
});

/** Under way, with three stops to make. */
export const buildRound = (overrides: Partial<Round> = {}): Round => ({
  _id: 'round-1',
  rider: buildRider(),
  state: 'OUT',
  createdAt: '2026-11-25T05:00:00Z',
  startedAt: '2026-11-25T05:30:00Z',
  endedAt: null,
  stops: [0, 1, 2].map((at) => buildStop(at)),
  ...overrides,
});

export const buildPlannedRound = (overrides: Partial<Round> = {}): Round =>
  buildRound({
    state: 'PLANNED',
    startedAt: null,
    stops: [0, 1, 2].map((at) => buildStop(at, { status: 'READY_TO_DELIVER' })),
    ...overrides,
  });

export const buildRoundsOfDay = (overrides: Partial<RoundsOfDay> = {}): RoundsOfDay => ({
  rounds: [buildRound()],
  ready: [3, 4].map((at) => buildReadyOrder(at)),
  riders: [buildRider(), buildRider({ _id: 'staff-10', name: 'Kumar' })],
  ...overrides,
});
