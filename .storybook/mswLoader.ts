import type { Loader } from '@storybook/react-webpack5';
import { http, passthrough, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from '../src/testing/handlers';

/** Comes before the API's hundreds of handlers, since MSW reads a request's cookies for each one that it tries. */
const filesHandler = http.all(
  ({ request }) => !new URL(request.url).pathname.startsWith('/api/'),
  () => passthrough(),
);
const worker = setupWorker(filesHandler, ...handlers);
// On beforeunload MSW stops its worker, and the next page can't restart it in time. This listener runs first and stops MSW's own.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());

const started = worker.start({
  quiet: true,
  // Storybook's own scripts and pictures pass.
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: './mockServiceWorker.js' },
});

/** Resets the API mocks for each story: the story's `parameters.msw` first, then the common handlers. */
export const mswLoader: Loader = async ({ parameters }) => {
  await started;
  worker.resetHandlers();
  worker.use(...((parameters.msw ?? []) as RequestHandler[]));
};
