import { Type, type Static } from 'typebox';
import { MobileNumber } from './auth';
import { LANGUAGES } from './constants';
import { LatLng } from './geo';
import { Id, Nullable, Timestamp } from './http';
import { lineOf } from './text';
import { MAX_PLACE_LENGTH } from './waitlistConstants';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });

/** Asks to be told once the shop delivers to a place. */
export const WaitlistBody = Type.Object(
  {
    mobileNumber: MobileNumber,
    place: lineOf('place', MAX_PLACE_LENGTH),
    /** It is left out where no map was used. */
    point: Type.Optional(LatLng),
  },
  closed,
);
export type WaitlistBody = Static<typeof WaitlistBody>;

/** What a number waits for, in the personal data export. */
export const ExportedWaitlistEntry = Type.Object({
  place: Type.String(),
  point: Nullable(LatLng),
  askedAt: Timestamp,
  toldAt: Nullable(Timestamp),
});
export type ExportedWaitlistEntry = Static<typeof ExportedWaitlistEntry>;

export const WaitlistQuery = Type.Object(
  /** A part of a place or of a mobile number. */
  { search: Type.Optional(Type.String({ maxLength: 60, messageKey: 'search' })) },
  closed,
);
export type WaitlistQuery = Static<typeof WaitlistQuery>;

export const WaitlistEntry = Type.Object({
  _id: Id,
  mobileNumber: Type.String(),
  place: Type.String(),
  isOnMap: Type.Boolean(),
  /** The area by name that its point is in; null while the shop does not deliver there, and without a point. */
  area: Nullable(Type.String()),
  askedAt: Timestamp,
  toldAt: Nullable(Timestamp),
});
export type WaitlistEntry = Static<typeof WaitlistEntry>;

/** Who waits for the shop to come. */
export const StaffWaitlist = Type.Object({
  /** The newest that the search finds. */
  items: Type.Array(WaitlistEntry),
  /** How many it finds. */
  total: Count,
  /** Areas that deliver now and hold points of those who wait and were not told, by precedence. */
  areas: Type.Array(Type.Object({ _id: Id, name: Type.String(), count: Count })),
  /** Who asked in these can't be told yet: the message's text has no template there. */
  unregistered: Type.Array(Type.Enum([...LANGUAGES])),
  /** Places that are waited for, those with most first; an area holds none of them as far as the shop can know. */
  places: Type.Array(
    Type.Object({
      place: Type.String(),
      count: Count,
      /** Those without a point: only a person can say that the shop delivers there. */
      offMapCount: Count,
    }),
  ),
});
export type StaffWaitlist = Static<typeof StaffWaitlist>;

/** For the CSV; the newest first. */
export const WaitlistExport = Type.Object({ items: Type.Array(WaitlistEntry) });
export type WaitlistExport = Static<typeof WaitlistExport>;

/** Tells those in an area that delivers now, or those without a point who wait for a place. */
export const TellWaitingBody = Type.Union([
  Type.Object({ areaId: Id }, closed),
  Type.Object({ place: lineOf('place', MAX_PLACE_LENGTH) }, closed),
]);
export type TellWaitingBody = Static<typeof TellWaitingBody>;

export const ToldWaiting = Type.Object({ count: Count });
export type ToldWaiting = Static<typeof ToldWaiting>;
