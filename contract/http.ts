import { Type, type Static, type TSchema } from 'typebox';
import { MAX_ID_LENGTH } from './constants';
import { MEASURES } from './packSize';

/** Opaque. */
export const Id = Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, messageKey: 'id' });
/** Integer paise: 14500 is ₹145.00. */
export const Paise = Type.Integer({ minimum: 0 });
export const Timestamp = Type.String({ format: 'date-time' });

/** The fields of a `PackSize`. */
export const packSizeFields = { netGrams: Type.Integer(), measure: Type.Enum([...MEASURES]) };

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const Envelope = <S extends TSchema>(data: S) =>
  Type.Object({ status: Type.Integer(), message: Type.String(), data });

export interface Envelope<T> {
  status: number;
  message: string;
  data: T;
}

/** A keyset page; `nextCursor` is null on the last one. */
export const Page = <S extends TSchema>(item: S) =>
  Type.Object({ items: Type.Array(item), nextCursor: Nullable(Type.String()) });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/**
 * Every error. `data.fields` has a message per bad field; `data.requestId` comes with a 500; `data.bill` with a 409 of
 * `/order/create`.
 */
export const ErrorEnvelope = Type.Object({
  status: Type.Integer(),
  message: Type.Union([Type.String(), Type.Array(Type.String())]),
  data: Type.Unknown(),
});
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;

/** Makes a retried call idempotent. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', messageKey: 'idempotencyKey' }),
});

export const Nothing = Type.Null();
