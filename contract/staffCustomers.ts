import { Type, type Static } from 'typebox';
import { AddressList } from './address';
import { LANGUAGES, PAYMENT_STATUSES } from './constants';
import { MAX_BLOCK_REASON, MAX_CUSTOMER_NOTE } from './customerConstants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { OrderStatusCode } from './orders';

const closed = { additionalProperties: false };
const Text = Type.String();
const Person = Nullable(Text);

export const CustomerSearchQuery = Type.Object(
  /** A part of a name or mobile number, or an order number; without it, the blocked customers. */
  { search: Type.Optional(Type.String({ maxLength: 60, messageKey: 'search' })) },
  closed,
);
export type CustomerSearchQuery = Static<typeof CustomerSearchQuery>;

export const FoundCustomer = Type.Object({
  customerId: Id,
  name: Text,
  mobileNumber: Text,
  isBlocked: Type.Boolean(),
  lastOrderAt: Nullable(Timestamp),
});
export type FoundCustomer = Static<typeof FoundCustomer>;

export const FoundCustomers = Type.Object({ items: Type.Array(FoundCustomer), hasMore: Type.Boolean() });
export type FoundCustomers = Static<typeof FoundCustomers>;

export const CustomerBlock = Type.Object({
  reason: Text,
  blockedAt: Timestamp,
  blockedBy: Person,
  endReason: Nullable(Text),
  endedAt: Nullable(Timestamp),
  endedBy: Person,
});
export type CustomerBlock = Static<typeof CustomerBlock>;

export const StaffCustomer = Type.Object({
  customerId: Id,
  name: Text,
  mobileNumber: Text,
  emailId: Text,
  language: Nullable(Type.Enum([...LANGUAGES])),
  since: Timestamp,
  /** They still pay it at the door. */
  duePaise: Paise,
  /** The shop still refunds it, or it is on its way. */
  owedPaise: Paise,
  /** The newest ones. */
  orders: Type.Array(
    Type.Object({
      orderNumber: Text,
      status: OrderStatusCode,
      placedAt: Timestamp,
      amountPaise: Paise,
      paymentStatus: Type.Enum([...PAYMENT_STATUSES]),
    }),
  ),
  hasMoreOrders: Type.Boolean(),
  addresses: AddressList,
  /** The oldest first. */
  notes: Type.Array(Type.Object({ noteId: Type.Integer(), text: Text, at: Timestamp, person: Person })),
  /** The newest first; one without an end is in force. */
  blocks: Type.Array(CustomerBlock),
});
export type StaffCustomer = Static<typeof StaffCustomer>;

export const CustomerNoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_CUSTOMER_NOTE, messageKey: 'note' }) },
  closed,
);
export type CustomerNoteBody = Static<typeof CustomerNoteBody>;

export const BlockBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: MAX_BLOCK_REASON, messageKey: 'reason' }) },
  closed,
);
export type BlockBody = Static<typeof BlockBody>;

/** Of the export of a customer's data. */
export const ExportedNote = Type.Object({ text: Text, writtenAt: Timestamp });
export type ExportedNote = Static<typeof ExportedNote>;

export const ExportedBlock = Type.Omit(CustomerBlock, ['blockedBy', 'endedBy']);
export type ExportedBlock = Static<typeof ExportedBlock>;
