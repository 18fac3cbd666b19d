import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LatLng } from '../../../contract/geo';
import { buildStore } from '../../testing/builders/store';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { DeliveryMap } from './DeliveryMap';

const base = buildStore();
const store = { ...base, map: { ...base.map, googleMapsKey: 'sample-key' } };
const { centre, area } = store.delivery;
const elsewhere = { lat: 11.03, lng: 77.03 };

type Options = Record<string, unknown>;

interface MapRecord {
  options: Options;
  centre?: LatLng;
  zoom?: number;
}

/** A fake of Google's script, as far as the map uses it. */
const fakeGoogle = () => {
  const listeners = new Map<string, () => void>();
  const maps: MapRecord[] = [];
  const polygons: Options[] = [];

  class GoogleMap {
    readonly record: MapRecord;
    constructor(_element: HTMLElement, options: Options) {
      this.record = { options };
      maps.push(this.record);
    }
    getCenter() {
      return { toJSON: () => this.record.centre };
    }
    setCenter(point: LatLng) {
      this.record.centre = point;
    }
    setOptions(options: Options) {
      Object.assign(this.record.options, options);
    }
    setZoom(zoom: number) {
      this.record.zoom = zoom;
    }
  }
  class Polygon {
    readonly options: Options = {};
    constructor(options: Options = {}) {
      Object.assign(this.options, options);
      polygons.push(this.options);
    }
    setMap() {
      // There is one map only.
    }
    setOptions(options: Options) {
      Object.assign(this.options, options);
    }
    setPaths(paths: unknown) {
      this.options.paths = paths;
    }
  }
  const event = {
    addListener: (_target: unknown, name: string, listener: () => void) => {
      listeners.set(name, listener);
      return { remove: () => listeners.delete(name) };
    },
    removeListener: () => undefined,
  };
  const google = (window as unknown as { google: { maps: Options & { __ib__: () => void } } }).google;
  Object.assign(google.maps, { Map: GoogleMap, Polygon, event, importLibrary: () => Promise.resolve({}) });
  return {
    maps,
    polygons,
    arrive: () => google.maps.__ib__(),
    happen: (name: string) => act(() => listeners.get(name)?.()),
  };
};

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]'));

it('falls back to the other map when Google fails to load', async () => {
  // The loader logs each failed try.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithProviders(<DeliveryMap store={store} centre={centre} label="Delivery map" />);
  await waitFor(() => {
    scripts().forEach((script) => fireEvent.error(script));
    expect(screen.getByText('Sample tiles', { exact: false })).toBeVisible();
  });
});

it('uses the shop’s key, outlines the area in red, and reports moves', async () => {
  const onMove = jest.fn();
  renderWithProviders(<DeliveryMap store={store} centre={centre} label="Delivery map" onMove={onMove} />);
  await waitFor(() => expect(scripts().at(-1)?.src).toContain('key=sample-key'));
  const google = fakeGoogle();
  act(() => google.arrive());
  expect(await screen.findByRole('application', { name: 'Delivery map' })).toBeInTheDocument();
  await waitFor(() => expect(google.polygons).toHaveLength(1));
  expect(google.polygons[0]).toMatchObject({ paths: area, strokeColor: '#B3261E', fillOpacity: 0 });
  expect(google.maps[0]).toMatchObject({ centre, zoom: 18, options: { gestureHandling: 'greedy' } });

  // It is idle at its given centre, so the user hasn't moved it.
  google.happen('idle');
  expect(onMove).not.toHaveBeenCalled();
  google.maps[0]!.centre = elsewhere;
  google.happen('idle');
  expect(onMove).toHaveBeenCalledWith(elsewhere);
});
