import { http } from 'msw';
import { buildStore } from '../builders/store';
import { api, ok } from './responses';

/** A shop without delivery slots. */
export const storeHandlers = [
  http.get(api('/homepage/store'), () => ok(buildStore())),
  http.get(api('/slot/next'), () => ok({ slot: null, words: null, holdsForSeconds: 300 })),
];
