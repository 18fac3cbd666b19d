import type { LatLng } from '../../../contract/geo';
import type { SalesOfLocality, SaleTotals } from '../../../contract/staffFigures';
import { nearestPlace } from '../../lib/nearestPlace';

export type Locality = LatLng & NonNullable<SalesOfLocality['locality']>;

export const localityKey = ({ pin, name }: Pick<Locality, 'pin' | 'name'>): string => `${pin} ${name}`;

interface SalesOfPoint extends SaleTotals {
  point: [lng: number, lat: number];
}

/** The key is empty far from every known locality. */
export function salesByLocality(points: readonly SalesOfPoint[], places: readonly Locality[]) {
  const sums = new Map<string, SaleTotals & { key: string }>();
  for (const { point, orders, salesPaise } of points) {
    const [lng, lat] = point;
    const nearest = nearestPlace({ lat, lng }, places);
    const key = nearest ? localityKey(nearest) : '';
    const sum = sums.get(key);
    sums.set(key, { key, orders: (sum?.orders ?? 0) + orders, salesPaise: (sum?.salesPaise ?? 0) + salesPaise });
  }
  return [...sums.values()];
}
