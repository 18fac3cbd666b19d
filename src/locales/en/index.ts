import { core } from './core';
import { lazy } from './lazy';

export const resources = { ...core, ...lazy };
