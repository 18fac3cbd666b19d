import { Type, type Static } from 'typebox';
import { Id, Nullable, Page, Timestamp } from './http';
import { Day } from './slots';

const Facts = Nullable(Type.Record(Type.String(), Type.Unknown()));

export const AuditQuery = Type.Object({
  /** Filters the log by the member of staff. */
  staffId: Type.Optional(Id),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 60, messageKey: 'search' })),
  /** The subject is an order number, a mobile number of staff, or an id. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 100, messageKey: 'search' })),
  /** The first and the last day, of the shop's time zone. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Each of them is in what was changed, or in the name of who did it. */
  words: Type.Optional(Type.String({ minLength: 1, maxLength: 100, messageKey: 'search' })),
  cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$', messageKey: 'cursor' })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditedAction = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  /** The name at that time; `cli` for the command line. */
  staffName: Type.String(),
  /** It is null for the command line. */
  staffId: Nullable(Type.String()),
  /** The right that was used, such as `advanceOrders`. */
  action: Type.String(),
  /** Such as `order`, the id within its kind, and what a person knows it by, such as the order number. */
  subject: Type.String(),
  subjectId: Type.String(),
  subjectLabel: Nullable(Type.String()),
  before: Facts,
  after: Facts,
});
export type AuditedAction = Static<typeof AuditedAction>;

/** They are sorted with the newest first. */
export const AuditedActionPage = Page(AuditedAction);
export type AuditedActionPage = Static<typeof AuditedActionPage>;

/** These are the persons and actions to search for. */
export const AuditChoices = Type.Object({
  people: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  actions: Type.Array(Type.String()),
});
export type AuditChoices = Static<typeof AuditChoices>;
