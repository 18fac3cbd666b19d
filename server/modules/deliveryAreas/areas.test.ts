import type { LatLng } from '../../../contract/geo';
import { seedAreas } from '../../db/seed/areas';
import { isInside } from '../../lib/geo';
import { areaAt, chargesOf, firstArea, pointInside } from './areas';

const points = (...pairs: [lat: number, lng: number][]): LatLng[] => pairs.map(([lat, lng]) => ({ lat, lng }));

it('a point belongs to the first of the areas that it is in', () => {
  const inner = { id: 'inner', corners: points([0, 0], [0, 2], [2, 2], [2, 0]) };
  const outer = { id: 'outer', corners: points([-5, -5], [-5, 5], [5, 5], [5, -5]) };
  expect(areaAt([inner, outer], { lat: 1, lng: 1 })).toBe(inner);
  expect(areaAt([outer, inner], { lat: 1, lng: 1 })).toBe(outer);
  expect(areaAt([inner, outer], { lat: 3, lng: 3 })).toBe(outer);
  expect(areaAt([inner, outer], { lat: 6, lng: 0 })).toBeNull();
});

it.each([
  ['the demo’s area', seedAreas[0]!.corners],
  ['a horseshoe', points([0, 0], [0, 9], [9, 9], [9, 8], [1, 8], [1, 1], [9, 1], [9, 0])],
  ['a dented one', points([0, 0], [2, 2], [0, 4], [4, 4], [4, 0])],
  ['a thin triangle', points([0, 0], [0.001, 9], [9, 9])],
])('finds a point inside %s', (_what, corners) => {
  expect(isInside(pointInside(corners), corners)).toBe(true);
});

it('tells customers what a small order pays, and from where on delivery is free', () => {
  const deliverySteps = [
    { fromPaise: 0, chargePaise: 4_000 },
    { fromPaise: 49_900, chargePaise: 2_000 },
    { fromPaise: 99_900, chargePaise: 0 },
  ];
  expect(chargesOf({ deliverySteps, minimumOrderPaise: 14_900 })).toEqual({
    deliveryChargePaise: 4_000,
    freeDeliveryFromPaise: 99_900,
    minimumOrderPaise: 14_900,
  });
});

it('needs an area', () => {
  expect(() => firstArea([])).toThrow('was the database seeded?');
});
