import { act, fireEvent } from '@testing-library/react';

const KEY_CODES = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const;

/** Moves a map by an arrow key. Leaflet reads `keyCode`, which user-event omits. */
export const pressArrowOnMap = (map: HTMLElement, key: keyof typeof KEY_CODES = 'ArrowRight'): void => {
  act(() => map.focus());
  fireEvent.keyDown(map, { key, keyCode: KEY_CODES[key] });
};
