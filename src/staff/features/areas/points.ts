import type { LatLng } from '../../../../contract/geo';

/** The last of five digits is about a metre. */
const DIGITS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/** Rounds the corners as they are written. */
export const roundCorners = (corners: readonly LatLng[]): LatLng[] =>
  corners.map(({ lat, lng }) => ({ lat: rounded(lat), lng: rounded(lng) }));

/** "11.1, 76.92", a point a line. */
export const writePoints = (corners: readonly LatLng[]): string =>
  roundCorners(corners)
    .map(({ lat, lng }) => `${lat}, ${lng}`)
    .join('\n');

const NUMBER = '(-?\\d{1,3}(?:\\.\\d{1,15})?)';
/** Matches points as they are written here or pasted from a spreadsheet. */
const POINT = new RegExp(`^\\(?${NUMBER}(?:\\s*[,;]\\s*|\\s+)${NUMBER}\\)?[,;]?$`);

/** Latitude before longitude. `unreadLine` counts from 1; null where each line is a point. */
export function readPoints(text: string): { corners: LatLng[]; unreadLine: number | null } {
  const corners: LatLng[] = [];
  let unreadLine: number | null = null;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, lat, lng] = POINT.exec(line.trim()) ?? [];
    if (lat === undefined || lng === undefined) unreadLine ??= at + 1;
    else corners.push({ lat: Number(lat), lng: Number(lng) });
  }
  return { corners, unreadLine };
}
