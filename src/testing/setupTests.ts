import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { simplifyComputedStyles } from './computedStyles';
import './formDataOfForms';
import { mswServer } from './mswServer';

// jsdom matches every inserted rule against every element in getComputedStyle, which is a third of the suite's time. A test that asserts
// styles calls `jest.unmock('@emotion/sheet')`.
jest.mock('@emotion/sheet', () => {
  const { StyleSheet } = jest.requireActual<{ StyleSheet: new (options: object) => object }>('@emotion/sheet');
  return {
    StyleSheet: class extends StyleSheet {
      insert(): void {
        // No rules, no cascade.
      }
    },
  };
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
