import type { LatLng } from '../../contract/geo';

interface Frame {
  width: number;
  height: number;
  margin: number;
}

/** Fits an area into a drawing. On the scale of a city the earth is flat, but a degree of longitude is shorter. */
export const projectArea = (area: readonly LatLng[], { width, height, margin }: Frame) => {
  const lats = area.map(({ lat }) => lat);
  const lngs = area.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((width - 2 * margin) / ((east - west) * shrink), (height - 2 * margin) / (north - south));
  const left = (width - (east - west) * shrink * scale) / 2;
  const top = (height - (north - south) * scale) / 2;
  return ({ lat, lng }: LatLng) => ({
    x: Math.round(left + (lng - west) * shrink * scale),
    y: Math.round(top + (north - lat) * scale),
  });
};
