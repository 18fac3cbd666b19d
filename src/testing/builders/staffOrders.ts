import type { OrderAddition } from '../../../contract/orderAdditions';
import { OPEN_STATUSES, type OpenStatus } from '../../../contract/orderConstants';
import type { OrderCard, OrderCards, OrdersOfDay, StaffOrder } from '../../../contract/staffOrders';
import { buildAccount, buildOrderRefund, buildOrderTracking, buildWaitingAddition } from './orders';
import { buildSlot } from './slots';

/** Placed and paid at 11:30 in the shop's time zone. */
export const CARD_PLACED_AT = '2026-11-20T06:00:00.000Z';

/** A paid order of two packs that waits for its confirmation. */
export const buildOrderCard = (overrides: Partial<OrderCard> = {}): OrderCard => ({
  orderId: 'order-1',
  orderNumber: 'VY100001',
  status: 'ORDER_CREATED',
  placedAt: CARD_PLACED_AT,
  sinceAt: CARD_PLACED_AT,
  name: 'Meena',
  area: { name: 'Peelamedu', nameTa: 'பீளமேடு', nameHi: 'पीलमेडु', pin: '641004' },
  slot: null,
  dueDay: '2026-11-22',
  itemCount: 2,
  parcel: [{ name: 'Foxtail Millet', nameTa: 'தினை', nameHi: 'कंगनी', netGrams: 500, measure: 'WEIGHT', quantity: 2 }],
  lineCount: 1,
  amountPaise: 19_000,
  paymentMethod: 'UPI',
  paymentStatus: 'RECEIVED',
  note: null,
  nthOrder: 1,
  isAwaitedFromDoor: false,
  needsApproval: false,
  phoneToCall: null,
  channel: 'WEB',
  rider: null,
  recalled: [],
  waitingItems: null,
  ...overrides,
});

const MINUTE_MS = 60_000;
const PARCEL: OrderCard['parcel'] = [
  ...buildOrderCard().parcel,
  {
    name: 'Mappillai Samba Rice',
    nameTa: 'மாப்பிள்ளை சம்பா அரிசி',
    nameHi: 'माप्पिल्लै सांबा चावल',
    netGrams: 5_000,
    measure: 'WEIGHT',
    quantity: 1,
  },
];
const NAMES = ['Meena', 'Kavitha Subramaniam', 'Ravi', 'Fathima', 'Arul Selvan', 'Priya'];

/** `count` orders, one a minute, over all statuses in turn. */
export const buildOrderCardsOf = (count: number): OrderCard[] =>
  Array.from({ length: count }, (_, at) => {
    const placedAt = new Date(Date.parse(CARD_PLACED_AT) + at * MINUTE_MS).toISOString();
    const status: OpenStatus = OPEN_STATUSES[at % OPEN_STATUSES.length] ?? 'ORDER_CREATED';
    const isAtDoor = at % 3 === 1;
    return buildOrderCard({
      orderId: `order-${at + 1}`,
      orderNumber: `VY${100_001 + at}`,
      status,
      placedAt,
      sinceAt: placedAt,
      name: NAMES[at % NAMES.length] ?? 'Meena',
      nthOrder: 1 + (at % 4),
      itemCount: 1 + (at % 5),
      parcel: PARCEL.slice(0, 1 + (at % 5)),
      lineCount: 1 + (at % 5),
      amountPaise: 19_000 + at * 100,
      paymentMethod: isAtDoor ? 'AT_DOOR' : 'UPI',
      paymentStatus: isAtDoor ? 'DUE_AT_DOOR' : 'RECEIVED',
      needsApproval: isAtDoor && status === 'ORDER_CREATED',
      phoneToCall: isAtDoor && status === 'ORDER_CREATED' ? '9876543210' : null,
      note: at % 4 === 0 ? 'Please ring twice: the bell is weak' : null,
      rider: status === 'PICKEDUP' ? 'Mani' : null,
    });
  });

export const buildOrderCards = (overrides: Partial<OrderCards> = {}): OrderCards => ({
  items: [buildOrderCard()],
  nextCursor: null,
  position: '10:10:@1795640000000',
  sentAt: new Date().toISOString(),
  ageMinutes: { warn: 15, late: 45 },
  ...overrides,
});

/** A part, sent by the provider. */
export const buildStaffRefund = (
  overrides: Partial<StaffOrder['transfers'][number]['refunds'][number]> = {},
): StaffOrder['transfers'][number]['refunds'][number] => ({
  refundId: 'refund-1',
  amountPaise: 7_500,
  state: 'SENT',
  byHand: false,
  reason: 'damaged',
  person: 'Selvi',
  isReplaced: false,
  startedAt: CARD_PLACED_AT,
  ...overrides,
});

/** Two packs that wait to be paid, for half an hour from now on. */
export const buildOrderAddition = (overrides: Partial<OrderAddition> = {}): OrderAddition => {
  const { secondsLeft, ...addition } = buildWaitingAddition();
  return {
    ...addition,
    state: 'WAITING',
    person: 'Selvi',
    at: CARD_PLACED_AT,
    expiresAt: new Date(Date.now() + secondsLeft * 1000).toISOString(),
    endedAt: null,
    endedBy: null,
    ...overrides,
  };
};

/** The order of buildOrderCard, whole. */
export const buildStaffOrder = (overrides: Partial<StaffOrder> = {}): StaffOrder => {
  const { items, address, bill } = buildOrderTracking();
  const order: Omit<StaffOrder, 'account'> = {
    ...buildOrderCard(),
    customer: { customerId: 'customer-1', name: 'Meena', mobileNumber: '9876543210', blockedFor: null },
    address,
    takenBy: null,
    moves: [],
    mends: [],
    additions: [],
    addable: true,
    delivery: 'delivery-1',
    movable: true,
    timeline: [
      {
        stepId: 1,
        fromStatus: null,
        toStatus: 'PAYMENT_PENDING',
        at: CARD_PLACED_AT,
        actor: 'customer',
        person: null,
        reason: null,
      },
      {
        stepId: 2,
        fromStatus: 'PAYMENT_PENDING',
        toStatus: 'ORDER_CREATED',
        at: CARD_PLACED_AT,
        actor: 'provider',
        person: null,
        reason: null,
      },
    ],
    staffNotes: [],
    items: items.map((item, at) => ({
      ...item,
      lineNo: at + 1,
      packedQuantity: null,
      substitutesLineNo: null,
      leftUnits: 0,
      leftPaise: 0,
      refunded: [],
    })),
    bill,
    discountReason: null,
    reducedPaise: 0,
    receivedPaise: 19_000,
    refundedPaise: 0,
    replacements: [],
    attempts: [
      { provider: 'sandbox', method: 'UPI', state: 'RECEIVED', amountPaise: 19_000, startedAt: CARD_PLACED_AT },
    ],
    transfers: [
      {
        provider: 'sandbox',
        reference: '653212345678',
        amountPaise: 19_000,
        receivedAt: CARD_PLACED_AT,
        collectedBy: null,
        surplus: null,
        refunds: [],
      },
    ],
    approvals: [],
    nextStatus: 'CONFIRMED',
    cancellable: true,
    staffCancelReason: null,
    cancelReason: null,
    ...overrides,
  };
  const refunds = order.transfers
    .flatMap((transfer) => transfer.refunds)
    .filter(({ state, isReplaced }) => state !== 'FAILED' || !isReplaced)
    .map(({ amountPaise, state, startedAt }) =>
      buildOrderRefund({
        amountPaise,
        doneAt: state === 'DONE' ? startedAt : null,
        hasFailed: state === 'FAILED',
      }),
    );
  const agreed = { ...order.bill, reducedPaise: order.reducedPaise };
  return { account: buildAccount({ ...order, bill: agreed, refunds }), ...order };
};

/** Two orders of a day that is closed. */
export const buildOrdersOfDay = (): OrdersOfDay => {
  const { _id: slotId, startsAt, endsAt } = buildSlot();
  return ['VY100001', 'VY100002'].map((orderNumber) => ({ orderNumber, slotId, startsAt, endsAt, name: 'Meena' }));
};
