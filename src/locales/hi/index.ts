import type { Resources } from '../resources';
import { core } from './core';
import { lazy } from './lazy';

export const resources: Resources = { ...core, ...lazy };
