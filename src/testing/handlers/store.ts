import { http } from 'msw';
import { buildStore } from '../builders/store';
import { api, ok } from './responses';

export const storeHandlers = [http.get(api('/homepage/store'), () => ok(buildStore()))];
