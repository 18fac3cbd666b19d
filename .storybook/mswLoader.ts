import type { Loader } from '@storybook/react-webpack5';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from '../src/testing/handlers';

const worker = setupWorker(...handlers);
// On beforeunload MSW stops its worker, and the next page can't restart it in time. This listener runs first and stops MSW's own.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());

const started = worker.start({
  quiet: true,
  // For Storybook's own scripts and pictures.
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: './mockServiceWorker.js' },
});

/** Resets the API mocks for each story: the story's `parameters.msw` first, then the common handlers. */
export const mswLoader: Loader = async ({ parameters }) => {
  await started;
  worker.resetHandlers();
  worker.use(...((parameters.msw ?? []) as RequestHandler[]));
};
