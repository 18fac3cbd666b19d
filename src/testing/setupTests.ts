import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import * as React from 'react';
import { simplifyComputedStyles } from './computedStyles';
import './formDataOfForms';
import { simplifyLabels } from './labels';
import { mswServer } from './mswServer';

// jsdom matches every inserted rule against every element in getComputedStyle, which is a third of the suite's time. A test that asserts
// styles calls `jest.unmock` for both of these packages.
jest.mock('@emotion/sheet', () => {
  const { StyleSheet } = jest.requireActual<{ StyleSheet: new (options: object) => object }>('@emotion/sheet');
  return {
    StyleSheet: class extends StyleSheet {
      insert(): void {
        // Without rules, jsdom computes no cascade.
      }
    },
  };
});

// What no sheet takes is not written either. Server rendering tests, which have no window, read it.
jest.mock('@emotion/serialize', () => ({
  ...jest.requireActual<object>('@emotion/serialize'),
  ...(typeof window !== 'undefined' && { serializeStyles: () => ({ name: 'none', styles: '' }) }),
}));

// React captures a stack for each of the first 10,000 elements of a second, a twelfth of the suite's time. No test reads them.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React counts from zero again each second.
  },
});

// Generous, because CI machines may be busy.
configure({ asyncUtilTimeout: 20_000 });

/** Unexpected console output fails the test. */
let unexpected: string[] = [];

beforeAll(() => {
  mswServer.listen({ onUnhandledRequest: 'error' });
  // jsdom has no layout and can't scroll. Server rendering tests have no window.
  if (typeof window !== 'undefined') {
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    simplifyComputedStyles();
    simplifyLabels();
  }
});

beforeEach(() => {
  unexpected = [];
  for (const method of ['error', 'warn'] as const) {
    // A test that expects an error overrides this spy.
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  mswServer.resetHandlers();
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  if (unexpected.length > 0) throw new Error(`The console was not silent:\n${unexpected.join('\n')}`);
});

afterAll(() => {
  mswServer.close();
});
