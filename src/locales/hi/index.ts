import type { Resources } from '../resources';
import { first } from './first';
import { more } from './more';

export const resources: Resources = { ...first, ...more };
