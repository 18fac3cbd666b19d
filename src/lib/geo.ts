import type { Address } from '../../contract/address';
import type { LatLng } from '../../contract/geo';

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
