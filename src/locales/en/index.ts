import { first } from './first';
import { more } from './more';

export const resources = { ...first, ...more };
