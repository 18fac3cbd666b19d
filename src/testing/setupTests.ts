import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
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

// A busy machine is no failure: what appears, appears within this time.
configure({ asyncUtilTimeout: 20_000 });

/** What the code under test wrote to the console although no test asked for it. */
let complaints: string[] = [];

beforeAll(() => {
  mswServer.listen({ onUnhandledRequest: 'error' });
  // jsdom has no layout, hence nothing to scroll. Tests of rendering on a server have no window at all.
  if (typeof window !== 'undefined') {
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
  }
});

beforeEach(() => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    // A test that expects a complaint puts its own spy over this one.
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  mswServer.resetHandlers();
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  if (complaints.length > 0) throw new Error(`The console was not silent:\n${complaints.join('\n')}`);
});

afterAll(() => {
  mswServer.close();
});
