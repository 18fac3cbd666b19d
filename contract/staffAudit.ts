import { Type, type Static } from 'typebox';
import { Id, Nullable, Page, Timestamp } from './http';
import { Day } from './slots';

const Facts = Nullable(Type.Record(Type.String(), Type.Unknown()));

export const AuditQuery = Type.Object({
  staffId: Type.Optional(Id),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 60, messageKey: 'search' })),
  /** An order number, a mobile number of staff, or an id. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 100, messageKey: 'search' })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  words: Type.Optional(Type.String({ minLength: 1, maxLength: 100, messageKey: 'search' })),
  cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$', messageKey: 'cursor' })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditedAction = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  staffName: Type.String(),
  staffId: Nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  subjectId: Type.String(),
  subjectLabel: Nullable(Type.String()),
  before: Facts,
  after: Facts,
});
export type AuditedAction = Static<typeof AuditedAction>;

export const AuditedActionPage = Type.Object({
  ...Page(AuditedAction).properties,
  /** Words were sought in what is no older, while older actions remain. */
  searchedTo: Nullable(Timestamp),
});
export type AuditedActionPage = Static<typeof AuditedActionPage>;

export const AuditChoices = Type.Object({
  people: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  actions: Type.Array(Type.String()),
});
export type AuditChoices = Static<typeof AuditChoices>;
