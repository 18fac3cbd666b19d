import { buildStore } from '../testing/builders/store';
import { nearestLocality } from './nearestLocality';

const { localities } = buildStore().delivery;

it('finds the locality whose centre is nearest', () => {
  expect(nearestLocality({ lat: 11.02, lng: 76.98 }, localities)?.name).toBe('Gandhipuram');
  expect(nearestLocality({ lat: 11.02, lng: 77.02 }, localities)?.name).toBe('Peelamedu');
});

it('counts a degree of longitude as shorter away from the equator', () => {
  const [one, other] = localities as [(typeof localities)[0], (typeof localities)[0]];
  const north = { ...one, name: 'North', location: { lat: 60.02, lng: 20 } };
  const east = { ...other, name: 'East', location: { lat: 60, lng: 20.03 } };
  expect(nearestLocality({ lat: 60, lng: 20 }, [north, east])?.name).toBe('East');
});

it('names none more than 5 km away', () => {
  expect(nearestLocality({ lat: 11.08, lng: 76.97 }, localities)).toBeNull();
});
