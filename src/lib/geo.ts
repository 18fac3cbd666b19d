import type { Address } from '../../contract/address';
import type { LatLng } from '../../contract/geo';
import type { DeliveryArea, Store } from '../../contract/homepage';

export const latLngOf = ({ location: { coordinates } }: Pick<Address, 'location'>): LatLng => ({
  lat: coordinates[1],
  lng: coordinates[0],
});

/** Even–odd rule on a flat map: exact enough for a city. */
export const isInsideArea = ({ lat, lng }: LatLng, area: readonly LatLng[]): boolean => {
  let inside = false;
  area.forEach((corner, index) => {
    const previous = area[(index + area.length - 1) % area.length];
    if (!previous || corner.lat > lat === previous.lat > lat) return;
    const crossing = ((previous.lng - corner.lng) * (lat - corner.lat)) / (previous.lat - corner.lat) + corner.lng;
    if (lng < crossing) inside = !inside;
  });
  return inside;
};

type Areas = Pick<Store, 'charges'> & { delivery: Pick<Store['delivery'], 'area' | 'areas'> };
type AreaFacts = Pick<DeliveryArea, 'corners' | 'charges'> & Partial<DeliveryArea>;

/** Returns the areas by precedence where they overlap; at least one. */
export const areasOf = ({ charges, delivery: { area, areas } }: Areas): readonly AreaFacts[] =>
  areas ?? [{ corners: area, charges }];

/** The delivery area that a point is in; undefined outside all. */
export const areaAt = (store: Areas, point: LatLng): AreaFacts | undefined =>
  areasOf(store).find(({ corners }) => isInsideArea(point, corners));
