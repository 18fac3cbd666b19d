import localities from '../../db/seed/localities.json';
import { demoStore } from '../../db/seed/store';
import { createBuiltInMaps } from './builtIn';

const maps = createBuiltInMaps();
const { centre } = demoStore.delivery;

describe('reverse geocoding', () => {
  it('knows every locality at its own point', async () => {
    for (const { lat, lng, name, pin } of localities) {
      const [first] = await maps.reverseGeocode({ lat, lng }, 'en');
      expect(first).toMatchObject({ street: name, pincode: pin });
    }
  });

  it.each([
    [
      'en',
      {
        locationName: 'Peelamedu, Coimbatore, Tamil Nadu 641004',
        street: 'Peelamedu',
        city: 'Coimbatore',
        state: 'Tamil Nadu',
      },
    ],
    [
      'ta',
      { locationName: 'பீளமேடு, கோயம்புத்தூர், தமிழ்நாடு 641004', street: 'பீளமேடு', city: 'கோயம்புத்தூர்', state: 'தமிழ்நாடு' },
    ],
    ['hi', { locationName: 'पीलमेडु, कोयंबटूर, तमिलनाडु 641004', street: 'पीलमेडु', city: 'कोयंबटूर', state: 'तमिलनाडु' }],
  ] as const)('names it in %s', async (language, expected) => {
    const [first] = await maps.reverseGeocode({ lat: 11.029, lng: 77.006 }, language);
    expect(first).toEqual({ ...expected, pincode: '641004' });
  });

  it('gives the next localities after the nearest', async () => {
    const found = await maps.reverseGeocode(centre, 'en');
    expect(found.map(({ street }) => street)).toEqual(['Tatabad', 'Sivananda Colony', 'Ramnagar']);
  });

  it('names no locality of the city for a distant point', async () => {
    expect(await maps.reverseGeocode({ lat: 13.0827, lng: 80.2707 }, 'en')).toEqual([]);
  });
});

describe('directions', () => {
  const gandhipuram = { lat: 11.0172, lng: 76.9672 };
  const singanallur = { lat: 10.9995, lng: 77.0265 };

  it('is longer than the straight line and takes a city ride', async () => {
    const way = await maps.directions(gandhipuram, singanallur);
    // 6.77 km straight, times 1.35; 9.1 km at 22 km/h are 25 minutes.
    expect(way.distanceMetres).toBeGreaterThan(9_000);
    expect(way.distanceMetres).toBeLessThan(9_300);
    expect(way.durationSeconds / 60).toBeCloseTo(25, 0);
  });

  it('returns a path from one end to the other', async () => {
    const { path } = await maps.directions(gandhipuram, singanallur);
    expect(path[0]).toEqual(gandhipuram);
    expect(path.at(-1)).toEqual(singanallur);
    expect(path.length).toBeGreaterThan(2);
    const lngs = path.map(({ lng }) => lng);
    expect([...lngs].sort((a, b) => a - b)).toEqual(lngs);
  });

  it('is nothing to where one is', async () => {
    expect(await maps.directions(centre, centre)).toMatchObject({ distanceMetres: 0, durationSeconds: 0 });
  });
});
