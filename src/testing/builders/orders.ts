import { ORDER_PATH, type OrderStatus } from '../../../contract/constants';
import type { WaitingAddition } from '../../../contract/orderAdditions';
import type {
  BillLine,
  CancelledOrder,
  CartBill,
  CartBody,
  CreatedOrder,
  OfferedCoupon,
  OrderHistory,
  OrderRefund,
  OrderSummary,
  OrderTracking,
  PaymentInstructions,
  PaymentState,
  SuggestedPack,
} from '../../../contract/orders';
import { buildPack } from './homepage';
import { packPicture } from './pictures';

const PLACED_AT = '2026-11-20T06:00:00Z';
const EXPIRES_AT = '2026-11-20T06:15:00Z';
const SECONDS_LEFT = 900;
const MINUTE_MS = 60_000;

/** A line is paid for as far as it is available. */
const unitsOf = ({ quantity, available }: Pick<BillLine, 'quantity' | 'available'>) => Math.min(quantity, available);

/** Two packs of 500 g of foxtail millet. */
export const buildBillLine = (overrides: Partial<BillLine> = {}): BillLine => {
  const line: Omit<BillLine, 'linePaise'> = {
    _id: 'ml-thinai-500',
    slug: 'foxtail-millet-thinai',
    name: 'Foxtail Millet (Thinai) rice',
    secondName: 'தினை',
    picture: packPicture(overrides._id ?? 'ml-thinai-500'),
    netGrams: 500,
    measure: 'WEIGHT',
    quantity: 2,
    productPrice: 7500,
    mrpPaise: 8000,
    addons: [],
    available: 80,
    problem: null,
    problemText: null,
    ...overrides,
  };
  const unitPaise = line.addons.reduce((sum, { pricePaise }) => sum + pricePaise, line.productPrice);
  return { linePaise: unitsOf(line) * unitPaise, ...line };
};

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A consistent bill by the demo's rules: delivery ₹40, free from ₹499, minimum ₹149, 5 % tax included. */
export const buildBill = (overrides: Partial<CartBill> = {}): CartBill => {
  const { lines = [buildBillLine()], discountPaise = 0, minimumOrderPaise = 14_900 } = overrides;
  const itemsPaise = sum(lines.map((line) => unitsOf(line) * line.productPrice));
  const addonsPaise = sum(lines.map((line) => line.linePaise)) - itemsPaise;
  const netItemsPaise = itemsPaise + addonsPaise - discountPaise;
  const missingToFreeDeliveryPaise = Math.max(0, 49_900 - netItemsPaise);
  const { deliveryChargePaise = missingToFreeDeliveryPaise > 0 ? 4_000 : 0 } = overrides;
  const totalPaise = netItemsPaise + deliveryChargePaise;
  const taxPaise = totalPaise - Math.round((totalPaise * 100) / 105);
  const missingToMinimumPaise = Math.max(0, minimumOrderPaise - itemsPaise);
  return {
    lines,
    itemsPaise,
    addonsPaise,
    savedOnMrpPaise: sum(lines.map((line) => unitsOf(line) * (line.mrpPaise - line.productPrice))),
    coupon: null,
    discountPaise,
    deliveryChargePaise,
    taxes: [{ ratePercent: 5, taxablePaise: totalPaise - taxPaise, taxPaise }],
    taxIncludedPaise: taxPaise,
    totalPaise,
    minimumOrderPaise,
    missingToMinimumPaise,
    freeDeliveryFromPaise: 49_900,
    missingToFreeDeliveryPaise,
    paymentLimitPaise: 10_000_000,
    deliverable: null,
    slots: null,
    slotId: null,
    orderable: lines.every(({ problem }) => problem === null) && missingToMinimumPaise === 0,
    payAtDoor: { allowed: true, problemText: null },
    coupons: [],
    suggestions: [],
    ...overrides,
  };
};

/** An advertised coupon that the cart can use. */
export const buildOfferedCoupon = (overrides: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  code: 'WELCOME10',
  title: '10% off',
  discountPaise: 1500,
  freesDelivery: false,
  missingPaise: 0,
  isUsable: true,
  conditions: '',
  ...overrides,
});

/** The cart's bill; packs without a line in `billLines` are millet at ₹75. */
export const buildBillOf = ({ items, addressId, couponCode }: CartBody, billLines: BillLine[] = []): CartBill => {
  const addOns = [
    { _id: 'gift-box', name: 'Gift box', pricePaise: 4000 },
    { _id: 'fine-grinding', name: 'Fine grinding', pricePaise: 1000 },
  ];
  const lines = items.map(({ _id, quantity, addons = [] }) => {
    const { linePaise: _, ...known } = billLines.find((line) => line._id === _id) ?? buildBillLine({ _id });
    return buildBillLine({ ...known, quantity, addons: addOns.filter((addOn) => addons.includes(addOn._id)) });
  });
  const isKnown = couponCode === 'WELCOME10';
  return buildBill({
    lines,
    deliverable: addressId === undefined ? null : true,
    ...(couponCode !== undefined && {
      coupon: {
        code: couponCode,
        applied: isKnown,
        freesDelivery: false,
        problemText: isKnown ? null : 'We do not know this coupon.',
      },
      discountPaise: isKnown ? 1500 : 0,
    }),
  });
};

/** Three packs of ₹78 to ₹89. */
export const buildSuggestedPacks = (): SuggestedPack[] => [
  {
    slug: 'little-millet-samai',
    name: 'Little Millet (Samai) rice',
    secondName: 'சாமை',
    pack: buildPack({ _id: 'ml-samai-500', productPrice: 7800 }),
  },
  {
    slug: 'mappillai-samba',
    name: 'Mappillai Samba',
    secondName: 'மாப்பிள்ளை சம்பா',
    pack: buildPack({ _id: 'rc-mapp-500', productPrice: 8200 }),
  },
  {
    slug: 'ragi-dosa-mix',
    name: 'Ragi dosa mix',
    secondName: 'ராகி தோசை மாவு',
    pack: buildPack({ _id: 'dm-ragi-250', productPrice: 8900, netGrams: 250 }),
  },
];

export const buildPaymentInstructions = (overrides: Partial<PaymentInstructions> = {}): PaymentInstructions => ({
  provider: 'sandbox',
  upiUrl: 'upi://pay?pa=vayal@sandbox&pn=Vayal&tr=VY-1001&am=190.00&cu=INR',
  pageUrl: '/sandbox/pay/payment-1',
  ways: { link: true, qr: true, intent: true },
  expiresAt: EXPIRES_AT,
  secondsLeft: SECONDS_LEFT,
  ...overrides,
});

export const buildCreatedOrder = (overrides: Partial<CreatedOrder> = {}): CreatedOrder => ({
  orderId: 'order-1',
  orderNumber: 'VY-1001',
  status: 'PAYMENT_PENDING',
  amount: 19_000,
  payment: buildPaymentInstructions(),
  ...overrides,
});

export const buildPaymentState = (overrides: Partial<PaymentState> = {}): PaymentState => ({
  paymentStatus: 'OPEN',
  orderStatus: 'PAYMENT_PENDING',
  expiresAt: EXPIRES_AT,
  secondsLeft: SECONDS_LEFT,
  cancelCause: null,
  ...overrides,
});

export const buildOrderSummary = (overrides: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId: 'order-1',
  orderNumber: 'VY-1001',
  status: 'ORDER_CREATED',
  placedAt: PLACED_AT,
  totalPaise: 19_000,
  itemCount: 2,
  itemNames: ['Foxtail Millet (Thinai) rice'],
  itemPictures: [packPicture('ml-thinai-500')],
  cancellable: true,
  slot: null,
  secondsLeft: null,
  dueAtDoorPaise: null,
  cancelCause: null,
  ...overrides,
});

/** An order of ₹190 that waits for its payment. */
export const buildWaitingOrder = (overrides: Partial<OrderSummary> = {}): OrderSummary =>
  buildOrderSummary({ status: 'WAITING_FOR_PAYMENT', secondsLeft: SECONDS_LEFT, ...overrides });

/** `count` different orders, the newest with the highest number. */
export const buildOrderSummaries = (count: number, newest = 1000 + count): OrderSummary[] =>
  Array.from({ length: count }, (_, index) =>
    buildOrderSummary({ orderId: `order-${newest - index}`, orderNumber: `VY-${newest - index}` }),
  );

export const buildOrderHistory = (overrides: Partial<OrderHistory> = {}): OrderHistory => ({
  items: [buildOrderSummary()],
  nextCursor: null,
  ...overrides,
});

/** Steps ten minutes apart up to the status, then future ones; a cancelled order was paid before. */
const buildTimeline = (status: OrderStatus): OrderTracking['timeline'] => {
  const path: OrderStatus[] =
    status === 'CANCELLED' ? ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED', 'CANCELLED'] : ORDER_PATH;
  const reached = path.indexOf(status);
  return path.map((step, index) => ({
    status: step,
    at: index <= reached ? new Date(Date.parse(PLACED_AT) + index * 10 * MINUTE_MS).toISOString() : null,
  }));
};

/** An order of two packs; by default paid and waiting for confirmation. */
export const buildOrderTracking = (overrides: Partial<OrderTracking> = {}): OrderTracking => {
  const { status = 'ORDER_CREATED' } = overrides;
  const isUnpaid = status === 'PAYMENT_PENDING' || status === 'WAITING_FOR_PAYMENT';
  const order: Omit<OrderTracking, 'account'> = {
    orderId: 'order-1',
    orderNumber: 'VY-1001',
    status,
    paymentMethod: 'UPI',
    placedAt: PLACED_AT,
    timeline: buildTimeline(status),
    items: [
      {
        _id: 'ml-thinai-500',
        slug: 'foxtail-millet-thinai',
        name: 'Foxtail Millet (Thinai) rice',
        secondName: 'தினை',
        picture: packPicture('ml-thinai-500'),
        netGrams: 500,
        measure: 'WEIGHT',
        quantity: 2,
        productPrice: 7500,
        addons: [],
        linePaise: 15_000,
        costPaise: 15_000,
      },
    ],
    address: {
      _id: 'address-home',
      type: 1,
      othersType: null,
      street: '14 Avinashi Road, Peelamedu',
      doorNo: '3B',
      landmark: 'Opposite the water tank',
      receiverName: 'Meena',
      receiverPhone: null,
      instructions: null,
      location: { type: 'Point', coordinates: [77.0266, 11.0296] },
      isDefault: true,
    },
    bill: {
      itemsPaise: 15_000,
      addonsPaise: 0,
      couponCode: null,
      discountPaise: 0,
      deliveryChargePaise: 4_000,
      taxIncludedPaise: 905,
      totalPaise: 19_000,
    },
    note: null,
    slot: null,
    paymentStatus: isUnpaid ? 'OPEN' : 'RECEIVED',
    dueAtDoorPaise: null,
    isAwaitedFromDoor: false,
    payment: isUnpaid ? buildPaymentInstructions() : null,
    deliveryCode: status === 'PICKEDUP' ? '4821' : null,
    cancellable: isUnpaid || status === 'ORDER_CREATED' || status === 'CONFIRMED',
    cancelReason: null,
    cancelCause: status === 'CANCELLED' ? 'CUSTOMER' : null,
    refunds: [],
    ...overrides,
  };
  return { account: buildAccount(order), ...order };
};

/** Two packs of ragi that are to be added to an order, and paid online. */
export const buildWaitingAddition = (overrides: Partial<WaitingAddition> = {}): WaitingAddition => ({
  additionId: 'addition-1',
  items: [{ name: 'Ragi dosa mix', netGrams: 250, measure: 'WEIGHT', quantity: 2, linePaise: 17_800 }],
  amountPaise: 17_800,
  isPaidOnline: true,
  secondsLeft: 1_800,
  ...overrides,
});

/** The account of an order whose lines cost so much as packed; what was paid for it is what it was ordered for. */
export function buildAccount({
  status,
  items,
  bill,
  paymentStatus,
  refunds,
}: Pick<OrderTracking, 'status' | 'items' | 'bill' | 'paymentStatus' | 'refunds'>): OrderTracking['account'] {
  const { discountPaise } = bill;
  const { costPaise, addonsPaise } = items.reduce(
    (sums, { costPaise: cost, packed, quantity, addons }) => ({
      costPaise: sums.costPaise + cost,
      addonsPaise: sums.addonsPaise + (packed?.quantity ?? quantity) * sum(addons.map(({ pricePaise }) => pricePaise)),
    }),
    { costPaise: 0, addonsPaise: 0 },
  );
  const totalPaise = bill.totalPaise - (bill.reducedPaise ?? 0);
  const isPaid = paymentStatus === 'RECEIVED' || paymentStatus === 'REFUNDED' || refunds.length > 0;
  const paidPaise = isPaid ? bill.totalPaise : 0;
  const sumOf = (isIn: (refund: OrderRefund) => boolean) =>
    sum(refunds.filter(isIn).map(({ amountPaise }) => amountPaise));
  return {
    itemsPaise: costPaise - addonsPaise,
    addonsPaise,
    discountPaise,
    deliveryPaise: totalPaise - costPaise + discountPaise,
    totalPaise,
    roundingPaise: bill.roundingPaise ?? 0,
    paidPaise,
    refundedPaise: sumOf(({ doneAt }) => doneAt !== null),
    refundUnderWayPaise: sumOf(({ doneAt, hasFailed, isWaiting }) => doneAt === null && !hasFailed && !isWaiting),
    toRefundPaise: sumOf(({ hasFailed, isWaiting }) => hasFailed || isWaiting),
    keptPaise: paidPaise - sumOf(() => true),
    awaitedPaise: 0,
    duePaise: isPaid || status === 'CANCELLED' ? 0 : totalPaise,
  };
}

/** The same, to be paid at the door. */
export const buildDoorOrder = (overrides: Partial<OrderTracking> = {}): OrderTracking => {
  const order = buildOrderTracking({ paymentStatus: 'DUE_AT_DOOR', ...overrides });
  return {
    ...order,
    paymentMethod: 'AT_DOOR',
    paymentStatus: 'DUE_AT_DOOR',
    dueAtDoorPaise: order.bill.totalPaise,
    timeline: order.timeline.slice(2),
    ...overrides,
  };
};

/** Refunds a whole order and is under way. */
export const buildOrderRefund = (overrides: Partial<OrderRefund> = {}): OrderRefund => ({
  amountPaise: 19_000,
  startedAt: '2026-11-20T07:00:00Z',
  expectedBy: '2026-11-28T07:00:00Z',
  speed: 'DAYS',
  doneAt: null,
  hasFailed: false,
  isWaiting: false,
  reference: null,
  reason: null,
  items: [],
  ...overrides,
});

export const buildCancelledOrder = (overrides: Partial<CancelledOrder> = {}): CancelledOrder => ({
  orderId: 'order-1',
  status: 'CANCELLED',
  refundStarted: true,
  ...overrides,
});
