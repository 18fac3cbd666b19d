import { core } from './core';
import { lazy } from './lazy';
import { staff } from './staff';

export const resources = { ...core, ...lazy, ...staff };
