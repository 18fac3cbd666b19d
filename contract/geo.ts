import { Type, type Static } from 'typebox';

const Latitude = Type.Number({ minimum: -90, maximum: 90, messageKey: 'latitude' });
const Longitude = Type.Number({ minimum: -180, maximum: 180, messageKey: 'longitude' });

/** WGS 84, in degrees. */
export const LatLng = Type.Object({ lat: Latitude, lng: Longitude }, { additionalProperties: false });
export type LatLng = Static<typeof LatLng>;

/** A GeoJSON point: coordinates are [longitude, latitude] (specification §3). */
export const Point = Type.Object(
  { type: Type.Literal('Point'), coordinates: Type.Tuple([Longitude, Latitude]) },
  { additionalProperties: false, messageKey: 'location' },
);
export type Point = Static<typeof Point>;
