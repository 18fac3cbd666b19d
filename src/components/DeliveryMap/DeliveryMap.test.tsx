import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { LatLng } from '../../../contract/geo';
import { buildStore } from '../../testing/builders/store';
import { pressArrowOnMap } from '../../testing/pressArrowOnMap';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { DeliveryMap } from './DeliveryMap';

const store = buildStore();
const { centre, localities } = store.delivery;

/** jsdom has no layout: without a size the map would request no tiles. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280);
});

const show = (props: Partial<Parameters<typeof DeliveryMap>[0]> = {}, options = {}) => {
  const onMove = jest.fn((_place: LatLng) => undefined);
  const view = renderWithProviders(
    <DeliveryMap store={store} centre={centre} label="Delivery map" onMove={onMove} {...props} />,
    options,
  );
  return { ...view, onMove };
};
const theMap = () => screen.findByRole('application', { name: 'Delivery map' });
const tiles = (map: HTMLElement) => Array.from(map.querySelectorAll('img.leaflet-tile'));

describe('the map without a key', () => {
  it('requests tiles at the default zoom of 18, and outlines the area in red', async () => {
    show();
    const map = await theMap();
    expect(tiles(map)[0]).toHaveAttribute('src', expect.stringMatching(/^https:\/\/tiles\.example\/18\//));
    expect(map.querySelector('path.leaflet-interactive, svg path')).toHaveAttribute('stroke', '#B3261E');
    expect(within(map).getByText('Sample tiles', { exact: false })).toBeVisible();
  });

  it('zooms out until the border is in view from outside', async () => {
    show({ centre: { lat: centre.lat + 0.4, lng: centre.lng } });
    expect(tiles(await theMap())[0]).toHaveAttribute('src', expect.stringMatching(/example\/(8|9|10)\//));
  });

  it('reports moves by the arrow keys', async () => {
    const { onMove } = show();
    pressArrowOnMap(await theMap());
    await waitFor(() => expect(onMove).toHaveBeenCalled());
    const [point] = onMove.mock.lastCall!;
    expect(point.lat).toBeCloseTo(centre.lat, 4);
    expect(point.lng).toBeGreaterThan(centre.lng);
  });

  it('reports nothing when it unmounts soon after a resize', async () => {
    // Leaflet reports a new size once it has been stable for a while.
    const resize: (() => void)[] = [];
    const original = Object.getOwnPropertyDescriptor(window, 'ResizeObserver');
    window.ResizeObserver = class implements ResizeObserver {
      constructor(changed: ResizeObserverCallback) {
        resize.push(() => changed([], this));
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    const failures: unknown[] = [];
    const onFailure = (event: ErrorEvent) => {
      event.preventDefault();
      failures.push(event.error);
    };
    window.addEventListener('error', onFailure);
    try {
      const { unmount, onMove } = show();
      await theMap();
      jest.useFakeTimers();
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
      act(() => resize.forEach((notify) => notify()));
      expect(jest.getTimerCount()).toBeGreaterThan(0);
      unmount();
      jest.advanceTimersByTime(1_000);
      expect(failures).toEqual([]);
      expect(onMove).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
      window.removeEventListener('error', onFailure);
      if (original) Object.defineProperty(window, 'ResizeObserver', original);
      else Reflect.deleteProperty(window, 'ResizeObserver');
    }
  });

  it("doesn't report moves made by its page", async () => {
    const moved: LatLng[] = [];
    const Page = () => {
      const [point, setPoint] = useState(centre);
      return (
        <>
          <DeliveryMap store={store} centre={point} label="Delivery map" onMove={(to) => moved.push(to)} />
          <button onClick={() => setPoint({ lat: centre.lat + 0.0001, lng: centre.lng + 0.0001 })}>Near</button>
          <button onClick={() => setPoint(localities[0]!.location)}>Far</button>
        </>
      );
    };
    const { user } = renderWithProviders(<Page />);
    await theMap();
    await user.click(screen.getByRole('button', { name: 'Near' }));
    await user.click(screen.getByRole('button', { name: 'Far' }));
    expect(moved).toEqual([]);
  });

  it('is static without a listener', async () => {
    show({ onMove: undefined });
    expect(await theMap()).not.toHaveAttribute('tabindex');
  });

  it('zooms by named buttons', async () => {
    show({}, { language: 'ta' });
    const map = await theMap();
    expect(within(map).getByRole('button', { name: 'பெரிதாக்குக' })).toBeVisible();
  });
});

describe('a map to which no tile comes', () => {
  const failAll = (map: HTMLElement) => act(() => tiles(map).forEach((tile) => fireEvent.error(tile)));

  it('writes the names of localities, from further off', async () => {
    show();
    const map = await theMap();
    expect(screen.queryByText('Gandhipuram')).not.toBeInTheDocument();
    failAll(map);
    expect(await screen.findByText('Gandhipuram')).toBeVisible();
    expect(screen.getByText('Gandhipuram')).toHaveAttribute('lang', 'en');
    expect(tiles(map).at(-1)).toHaveAttribute('src', expect.stringMatching(/example\/13\//));
  });

  it('writes them in Tamil for Tamil users', async () => {
    show({}, { language: 'ta' });
    failAll(await theMap());
    expect(await screen.findByText('காந்திபுரம்')).toBeVisible();
  });

  it('hides a name that would overlap another', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
    const [first, second] = localities;
    const close = { ...second!, location: { ...first!.location, lat: first!.location.lat + 0.00001 } };
    const area = { ...store.delivery, localities: [first!, close] };
    show({ store: { ...store, delivery: area }, centre: first!.location });
    failAll(await theMap());
    expect(await screen.findByText('Peelamedu')).toBeVisible();
    expect(screen.getByText('Gandhipuram')).not.toBeVisible();
  });

  it('hides a name that the edge would cut', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
    const [first, second] = localities;
    const near = { ...second!, location: { ...first!.location, lng: first!.location.lng + 0.015 } };
    const area = { ...store.delivery, localities: [first!, near] };
    show({ store: { ...store, delivery: area }, centre: first!.location });
    failAll(await theMap());
    expect(await screen.findByText('Peelamedu')).toBeVisible();
    expect(screen.getByText('Gandhipuram')).not.toBeVisible();
  });

  it('shows the whole area, fields and a scale instead of what is not there', async () => {
    show();
    const map = await theMap();
    expect(screen.queryByText('Delivery area')).not.toBeInTheDocument();
    failAll(map);
    expect(await screen.findByText('Delivery area')).toBeInTheDocument();
    expect(map.querySelector('.vayal-fields path')).toBeInTheDocument();
    expect(within(map).getByText(/^\d+ k?m$/)).toBeVisible();
    expect(within(map).queryByText('Sample tiles', { exact: false })).not.toBeInTheDocument();
  });

  it('shows the way from another city to the area, named in place of its inset', async () => {
    const { container } = show({ centre: { lat: 13.0827, lng: 80.2707 } });
    const map = await theMap();
    expect(tiles(map)[0]).toHaveAttribute('src', expect.stringMatching(/example\/5\//));
    failAll(map);
    expect(await within(map).findByText('Delivery area')).toBeVisible();
    expect(container.querySelector('[data-map-inset]')).not.toBeInTheDocument();
    // All localities are in one place there.
    expect(screen.getByText('Gandhipuram')).not.toBeVisible();
    expect(map.querySelector('.vayal-far-area')).not.toHaveAttribute('stroke', 'none');
  });

  it('rings no area whose outline is large enough to see, but names it', async () => {
    show({ centre: { lat: centre.lat + 0.2, lng: centre.lng } });
    const map = await theMap();
    failAll(map);
    expect(await within(map).findByText('Delivery area')).toBeVisible();
    expect(map.querySelector('.vayal-far-area')).toHaveAttribute('stroke', 'none');
  });

  it('keeps its centre under the marker', async () => {
    const { onMove } = show();
    failAll(await theMap());
    await screen.findByText('Gandhipuram');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('takes the names off when tiles come after all', async () => {
    show();
    const map = await theMap();
    failAll(map);
    await screen.findByText('Gandhipuram');
    act(() => void fireEvent.load(tiles(map).at(-1)!));
    await waitFor(() => expect(screen.queryByText('Gandhipuram')).not.toBeInTheDocument());
  });

  it('needs no names while a tile loads', async () => {
    show();
    const map = await theMap();
    const [first, ...others] = tiles(map);
    act(() => {
      fireEvent.load(first!);
      others.forEach((tile) => fireEvent.error(tile));
    });
    expect(screen.queryByText('Gandhipuram')).not.toBeInTheDocument();
  });
});
