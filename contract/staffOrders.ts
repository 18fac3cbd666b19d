import { Type, type Static } from 'typebox';
import { Address, addressFields } from './address';
import { ORDER_PAYMENT_METHODS, ORDER_STATUSES, PAYMENT_STATUSES, STAFF_CANCEL_REASONS } from './constants';
import {
  DISCOUNT_REASONS,
  SHOP_CANCEL_REASONS,
  MAX_ORDER_NOTE,
  MAX_ORDERS_AT_ONCE,
  MENDED_PARTS,
  MOVE_REASONS,
  ORDER_LISTS,
} from './orderConstants';
import { REFUND_STATES } from './paymentConstants';
import { Id, Nullable, packSizeFields, Page, Paise, Timestamp } from './http';
import { OrderAccount } from './orderAccount';
import { OrderAddition, WaitingItems } from './orderAdditions';
import { CartLines, OrderStatusCode, OrderTracking } from './orders';
import { DueReplacement } from './replacements';
import { RecalledUnits } from './recalledUnits';
import { RefundedUnits } from './staffRefunds';

const closed = { additionalProperties: false };
const Text = Type.String();
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', messageKey: 'day' });
export const OrderNumber = Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'orderNumber' });
const PaymentStatusCode = Type.Enum([...PAYMENT_STATUSES]);
const PaymentMethodCode = Type.Enum([...ORDER_PAYMENT_METHODS]);

// The board ----------------------------------------------------------------------------------------------------------

const Slot = Type.Object({ slotId: Id, day: Day, startsAt: Timestamp, endsAt: Timestamp });

const ParcelLine = Type.Object({
  name: Text,
  nameTa: Text,
  nameHi: Text,
  ...packSizeFields,
  quantity: Type.Integer(),
});

/** The same in every language, because one text goes to all boards. */
export const OrderCard = Type.Object({
  orderId: Id,
  orderNumber: Text,
  status: OrderStatusCode,
  placedAt: Timestamp,
  sinceAt: Timestamp,
  /** It is null once the account is erased. */
  name: Nullable(Text),
  area: Nullable(Type.Object({ name: Text, nameTa: Text, nameHi: Text, pin: Text })),
  slot: Nullable(Slot),
  dueDay: Day,
  itemCount: Type.Integer(),
  /** The first lines of what is in the parcel. */
  parcel: Type.Array(ParcelLine),
  /** How many lines the parcel has in all. */
  lineCount: Type.Integer(),
  amountPaise: Paise,
  paymentMethod: PaymentMethodCode,
  paymentStatus: PaymentStatusCode,
  isAwaitedFromDoor: Type.Boolean(),
  note: Nullable(Text),
  /** 100 means 100 or more. */
  nthOrder: Type.Integer(),
  needsApproval: Type.Boolean(),
  /** Whom to call before a first door order is approved; else it is null. */
  phoneToCall: Nullable(Text),
  channel: Type.Enum(['WEB', 'PHONE']),
  rider: Nullable(Text),
  recalled: Type.Array(RecalledUnits),
  /** They wait to be added: it can't be packed before. */
  waitingItems: Nullable(WaitingItems),
});
export type OrderCard = Static<typeof OrderCard>;

export const OrderListQuery = Type.Object(
  {
    list: Type.Optional(Type.Enum([...ORDER_LISTS])),
    day: Type.Optional(Day),
    slotId: Type.Optional(Id),
    search: Type.Optional(Type.String({ maxLength: 60, messageKey: 'search' })),
    cursor: Type.Optional(Type.String({ maxLength: 300, messageKey: 'cursor' })),
  },
  closed,
);
export type OrderListQuery = Static<typeof OrderListQuery>;

export const OrderCards = Type.Object({
  ...Page(OrderCard).properties,
  /** A stream resumes here. */
  position: Text,
  /** By the server's clock, which a phone's may differ from. */
  sentAt: Text,
  /** Amber after `warn`, red after `late`. */
  ageMinutes: Type.Object({ warn: Type.Integer(), late: Type.Integer() }),
});
export type OrderCards = Static<typeof OrderCards>;

// Steps --------------------------------------------------------------------------------------------------------------

export const AdvanceBody = Type.Object(
  {
    orders: Type.Array(
      Type.Object(
        {
          orderNumber: OrderNumber,
          expectedStatus: Type.Enum([...ORDER_STATUSES]),
          /** A person has called the customer of this first door order, or knows them: its step is the approval. */
          approve: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { minItems: 1, maxItems: MAX_ORDERS_AT_ONCE, messageKey: 'items' },
    ),
  },
  closed,
);
export type AdvanceBody = Static<typeof AdvanceBody>;

export const UndoBody = Type.Object(
  {
    steps: Type.Array(Type.Object({ orderNumber: OrderNumber, stepId: Type.Integer({ minimum: 1 }) }, closed), {
      minItems: 1,
      maxItems: MAX_ORDERS_AT_ONCE,
      messageKey: 'items',
    }),
  },
  closed,
);
export type UndoBody = Static<typeof UndoBody>;

export const StepBackBody = Type.Object(
  {
    expectedStatus: Type.Enum([...ORDER_STATUSES]),
    /** Why: a note in the order's history. */
    text: Type.String({ minLength: 1, maxLength: MAX_ORDER_NOTE, messageKey: 'note' }),
  },
  closed,
);
export type StepBackBody = Static<typeof StepBackBody>;

export const StepResult = Type.Object({
  orderNumber: Text,
  status: Nullable(OrderStatusCode),
  stepId: Nullable(Type.Integer()),
  problemText: Nullable(Text),
});
export type StepResult = Static<typeof StepResult>;
export const StepResults = Type.Array(StepResult);

export const StaffCancelBody = Type.Object(
  {
    reason: Type.Enum(SHOP_CANCEL_REASONS),
    note: Type.Optional(Type.String({ maxLength: 200, messageKey: 'reason' })),
    expectedStatus: Type.Enum([...ORDER_STATUSES]),
  },
  closed,
);
export type StaffCancelBody = Static<typeof StaffCancelBody>;

export const StaffCancelled = Type.Object({
  status: OrderStatusCode,
  refund: Type.Enum(['NONE', 'STARTED', 'WAITING']),
});
export type StaffCancelled = Static<typeof StaffCancelled>;

export const OrderNoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_ORDER_NOTE, messageKey: 'note' }) },
  closed,
);
export type OrderNoteBody = Static<typeof OrderNoteBody>;

// Another delivery time ----------------------------------------------------------------------------------------------

const Times = Type.Object({ startsAt: Timestamp, endsAt: Timestamp });

export const OrdersOfDayQuery = Type.Object({ day: Day }, closed);

/** Orders of a day that have not left the shop, unpaid ones included. */
export const OrdersOfDay = Type.Array(
  Type.Object({ orderNumber: Text, slotId: Id, ...Times.properties, name: Nullable(Text) }),
);
export type OrdersOfDay = Static<typeof OrdersOfDay>;

export const MoveOrdersBody = Type.Object(
  {
    orders: Type.Array(Type.Object({ orderNumber: OrderNumber, expectedSlotId: Nullable(Id) }, closed), {
      minItems: 1,
      maxItems: MAX_ORDERS_AT_ONCE,
      messageKey: 'items',
    }),
    day: Day,
    /** Without it, each order keeps its time of the day. */
    times: Type.Optional(Type.Object({ startsAt: Timestamp, endsAt: Timestamp }, closed)),
    reason: Type.Enum([...MOVE_REASONS], { messageKey: 'reason' }),
  },
  closed,
);
export type MoveOrdersBody = Static<typeof MoveOrdersBody>;

export const MovedOrder = Type.Object({ orderNumber: Text, slot: Nullable(Slot), problemText: Nullable(Text) });
export type MovedOrder = Static<typeof MovedOrder>;
export const MovedOrders = Type.Array(MovedOrder);

// Where it goes ------------------------------------------------------------------------------------------------------

const { isDefault: _isDefault, ...orderAddressFields } = addressFields;

export const MendOrderBody = Type.Object(
  {
    /** As the order's page showed it: another person may have changed it since. */
    expectedDelivery: Text,
    address: Type.Optional(Type.Object(orderAddressFields, closed)),
    note: Type.Optional(Type.String({ maxLength: MAX_ORDER_NOTE, messageKey: 'note' })),
  },
  closed,
);
export type MendOrderBody = Static<typeof MendOrderBody>;

// More items ---------------------------------------------------------------------------------------------------------

export const AddItemsBody = Type.Object(
  {
    items: CartLines,
    /** As shown, in paise; any other is rejected. */
    expectedTotal: Type.Integer({ minimum: 1, messageKey: 'expectedTotal' }),
  },
  closed,
);
export type AddItemsBody = Static<typeof AddItemsBody>;

// One order ----------------------------------------------------------------------------------------------------------

const Person = Nullable(Text);

const Refund = Type.Object({
  refundId: Type.String(),
  amountPaise: Paise,
  state: Type.Enum([...REFUND_STATES]),
  byHand: Type.Boolean(),
  reason: Text,
  person: Person,
  isReplaced: Type.Boolean(),
  startedAt: Timestamp,
});

export const OrderAttempt = Type.Object({
  provider: Text,
  method: Text,
  state: Type.Enum(['OPEN', 'FAILED', 'RECEIVED', 'EXPIRED']),
  amountPaise: Paise,
  startedAt: Timestamp,
});
export type OrderAttempt = Static<typeof OrderAttempt>;

export const OrderTransfer = Type.Object({
  provider: Text,
  reference: Text,
  amountPaise: Paise,
  receivedAt: Timestamp,
  collectedBy: Person,
  surplus: Nullable(Type.Enum(['SECOND', 'LATE', 'AMOUNT', 'UNKNOWN'])),
  refunds: Type.Array(Refund),
});
export type OrderTransfer = Static<typeof OrderTransfer>;

export const StaffOrder = Type.Object({
  ...OrderCard.properties,
  customer: Nullable(
    Type.Object({
      customerId: Id,
      name: Text,
      mobileNumber: Text,
      /** Why the shop takes no new order from them; this one goes on. */
      blockedFor: Nullable(Text),
    }),
  ),
  address: Address,
  takenBy: Person,
  timeline: Type.Array(
    Type.Object({
      stepId: Type.Integer(),
      fromStatus: Nullable(OrderStatusCode),
      toStatus: OrderStatusCode,
      at: Timestamp,
      actor: Type.Enum(['customer', 'staff', 'provider', 'system']),
      person: Person,
      reason: Nullable(Text),
    }),
  ),
  /** Delivery times that it had before, and since when it has another. */
  moves: Type.Array(
    Type.Object({
      moveId: Type.Integer(),
      from: Nullable(Times),
      to: Times,
      reason: Type.Enum([...MOVE_REASONS]),
      at: Timestamp,
      person: Person,
    }),
  ),
  mends: Type.Array(
    Type.Object({
      mendId: Type.Integer(),
      changed: Type.Enum([...MENDED_PARTS]),
      /** By so much less the order costs, because delivery is cheaper there. */
      reducedPaise: Paise,
      at: Timestamp,
      person: Person,
    }),
  ),
  additions: Type.Array(OrderAddition),
  /** Items can be added. */
  addable: Type.Boolean(),
  movable: Type.Boolean(),
  /** It changes with the address or the note. */
  delivery: Text,
  staffNotes: Type.Array(Type.Object({ noteId: Type.Integer(), text: Text, at: Timestamp, person: Person })),
  items: Type.Array(
    Type.Object({
      lineNo: Type.Integer(),
      ...OrderTracking.properties.items.items.properties,
      packedQuantity: Nullable(Type.Integer()),
      substitutesLineNo: Nullable(Type.Integer()),
      /** What is left to refund of it; nothing before it is delivered. */
      leftUnits: Type.Integer(),
      leftPaise: Paise,
      refunded: Type.Array(RefundedUnits),
    }),
  ),
  bill: OrderTracking.properties.bill,
  /** Why staff took something off. */
  discountReason: Nullable(Type.Enum([...DISCOUNT_REASONS])),
  account: OrderAccount,
  reducedPaise: Paise,
  receivedPaise: Paise,
  refundedPaise: Paise,
  /** The number of the order for whose complaint this one is sent, with nothing to pay. Others have none. */
  replaces: Type.Optional(Text),
  replacements: Type.Array(DueReplacement),
  attempts: Type.Array(OrderAttempt),
  transfers: Type.Array(OrderTransfer),
  approvals: Type.Array(
    Type.Object({
      amountPaise: Paise,
      reason: Text,
      state: Type.Enum(['WAITING', 'APPROVED', 'DECLINED']),
      requestedBy: Person,
      decidedBy: Person,
      at: Timestamp,
    }),
  ),
  nextStatus: Nullable(OrderStatusCode),
  cancellable: Type.Boolean(),
  staffCancelReason: Nullable(Type.Enum([...STAFF_CANCEL_REASONS])),
  cancelReason: Nullable(Text),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** `orders` has changed cards; `reset` follows a gap too long to fill. */
export const LiveOrders = Type.Object({ cards: Type.Array(OrderCard) });
export type LiveOrders = Static<typeof LiveOrders>;
