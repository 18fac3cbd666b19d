import localities from '../db/seed/localities.json';
import { seedAreas } from '../db/seed/areas';
import { demoStore } from '../db/seed/store';
import { distanceMetres, isInside } from './geo';

const { centre } = demoStore.delivery;
const area = seedAreas[0]!.corners;

describe('distanceMetres', () => {
  it('is the length of a degree along the equator and along a meridian', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1);
    expect(distanceMetres({ lat: 10.5, lng: 77 }, { lat: 11.5, lng: 77 })).toBeCloseTo(111_195, -1);
  });

  it('is zero for the same point, symmetric, and half the circumference between antipodes', () => {
    expect(distanceMetres(centre, centre)).toBe(0);
    const chennai = { lat: 13.0827, lng: 80.2707 };
    expect(distanceMetres(centre, chennai)).toBeCloseTo(distanceMetres(chennai, centre), 6);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 3);
  });
});

describe('isInside', () => {
  it('agrees with the list of served localities', () => {
    const wrong = localities.filter((locality) => isInside(locality, area) !== locality.serviceable);
    expect(wrong).toEqual([]);
  });

  it('includes corners and borders', () => {
    expect(area.every((corner) => isInside(corner, area))).toBe(true);
    const [a, b] = [area[0]!, area[1]!];
    expect(isInside({ lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 }, area)).toBe(true);
  });

  it('works in both corner orders and for a concave area', () => {
    expect(isInside(centre, [...area].reverse())).toBe(true);
    const arrow = [
      { lat: 0, lng: 0 },
      { lat: 4, lng: 2 },
      { lat: 0, lng: 4 },
      { lat: 1.5, lng: 2 },
    ];
    expect(isInside({ lat: 2, lng: 2 }, arrow)).toBe(true);
    expect(isInside({ lat: 1, lng: 2 }, arrow)).toBe(false);
  });

  it('excludes distant points, also at the latitude of a corner', () => {
    expect(isInside({ lat: 0, lng: 0 }, area)).toBe(false);
    expect(isInside({ lat: area[0]!.lat, lng: 77.5 }, area)).toBe(false);
    expect(isInside({ lat: area[0]!.lat, lng: 76 }, area)).toBe(false);
  });
});
