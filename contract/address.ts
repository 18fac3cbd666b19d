import { Type, type Static } from 'typebox';
import { LatLng, Point } from './geo';
import { Id, Nullable } from './http';
import { optionalName, requiredText } from './text';

const closed = { additionalProperties: false };
const optionalText = (messageKey: string, maxLength: number) => Type.Optional(Type.String({ maxLength, messageKey }));

/** 1 Home, 2 Work, 3 Other (specification §9). */
const AddressTypeCode = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  messageKey: 'addressType',
});

export const Address = Type.Object({
  _id: Id,
  type: AddressTypeCode,
  othersType: Nullable(Type.String()),
  street: Type.String(),
  doorNo: Nullable(Type.String()),
  landmark: Type.String(),
  receiverName: Nullable(Type.String()),
  receiverPhone: Nullable(Type.String()),
  instructions: Nullable(Type.String()),
  location: Point,
  isDefault: Type.Boolean(),
});
export type Address = Static<typeof Address>;

export const addressFields = {
  /** With the door number: `doorNo` is for addresses from before, and goes when they are edited. */
  street: requiredText('street', 300),
  landmark: requiredText('landmark', 200),
  type: AddressTypeCode,
  othersType: optionalText('othersType', 40),
  location: Point,
  isDefault: Type.Optional(Type.Boolean()),
  doorNo: optionalText('doorNo', 60),
  receiverName: optionalName('receiverName'),
  receiverPhone: Type.Optional(Type.String({ pattern: '^([0-9]{10})?$', messageKey: 'receiverPhone' })),
  instructions: optionalText('instructions', 300),
};

export const CreateAddressBody = Type.Object(addressFields, closed);
export type CreateAddressBody = Static<typeof CreateAddressBody>;

export const EditAddressBody = Type.Object({ _id: Id, ...addressFields }, closed);
export type EditAddressBody = Static<typeof EditAddressBody>;

export const CurrentAddress = Type.Object({ currentAddress: Address });
export type CurrentAddress = Static<typeof CurrentAddress>;

export const AddressList = Type.Array(Address);
export type AddressList = Static<typeof AddressList>;

export const GeocodeQuery = LatLng;

/** Screens show the first result's `locationName` (specification §3). */
export const GeocodedLocation = Type.Object({
  locationName: Type.String(),
  street: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pincode: Type.String(),
});
export type GeocodedLocation = Static<typeof GeocodedLocation>;
export const GeocodedLocations = Type.Array(GeocodedLocation);

export const DirectionsBody = Type.Object({ from: LatLng, to: LatLng }, closed);
export type DirectionsBody = Static<typeof DirectionsBody>;

export const Directions = Type.Object({
  distanceMetres: Type.Integer({ minimum: 0 }),
  durationSeconds: Type.Integer({ minimum: 0 }),
  path: Type.Array(LatLng),
});
export type Directions = Static<typeof Directions>;
