import * as L from 'leaflet';
import type { LatLng } from '../../../contract/geo';
import { zoomFor } from './zoomFor';

export interface LeafletMapOptions {
  centre: LatLng;
  zoom: number;
  /** They are in view even if the point is outside. */
  areas?: readonly (readonly LatLng[])[];
  isMovable: boolean;
  tileUrl: string;
  tileAttribution: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Called whenever tiles start or stop being available. */
  onTiles: (areThere: boolean) => void;
}

/** Tiles that take longer count as failed. */
const TILE_TIMEOUT_MS = 5000;
const MAX_TILE_ZOOM = 19;

const prefersReducedMotion = (): boolean =>
  'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const addTiles = (map: L.Map, { tileUrl, tileAttribution, onTiles }: LeafletMapOptions): void => {
  let tilesCame = false;
  const giveUp = (): void => {
    if (!tilesCame) onTiles(false);
  };
  const timer = setTimeout(giveUp, TILE_TIMEOUT_MS);
  map.on('unload', () => clearTimeout(timer));
  L.tileLayer(tileUrl, { attribution: tileAttribution, maxZoom: MAX_TILE_ZOOM })
    .on('tileload', () => {
      if (tilesCame) return;
      tilesCame = true;
      onTiles(true);
    })
    // Leaflet's event once every visible tile has loaded or failed.
    .on('load', giveUp)
    .addTo(map);
};

/** A map whose centre is fixed in every kind of zoom. */
export const makeLeafletMap = (container: HTMLElement, options: LeafletMapOptions): L.Map => {
  const { centre, zoom, areas = [], isMovable, zoomInLabel, zoomOutLabel } = options;
  const isAnimated = !prefersReducedMotion();
  const map = L.map(container, {
    maxZoom: MAX_TILE_ZOOM,
    zoomControl: false,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    inertia: isAnimated,
    dragging: isMovable,
    keyboard: isMovable,
    boxZoom: false,
    scrollWheelZoom: isMovable && 'center',
    doubleClickZoom: isMovable && 'center',
    touchZoom: isMovable && 'center',
  });
  map.setView(centre, zoomFor(map, centre, areas, zoom));
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  L.control.zoom({ zoomInTitle: zoomInLabel, zoomOutTitle: zoomOutLabel }).addTo(map);
  addTiles(map, options);
  return map;
};
