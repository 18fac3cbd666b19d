import type { LatLng } from '../../../contract/geo';
import type { ProducerRow } from './repository';

/** Where a producer is; null where the shop does not say. */
export const pointOf = ({ lat, lng }: ProducerRow): LatLng | null =>
  lat === null || lng === null ? null : { lat, lng };
