import type { Loader } from '@storybook/react-webpack5';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from '../src/testing/handlers';

const worker = setupWorker(...handlers);
// With the last page that it serves MSW's worker ends itself. A page that follows at once still finds it, fails to update it,
// and has nobody to answer its calls. This listener, being the first, keeps MSW's own from saying goodbye.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());

const started = worker.start({
  quiet: true,
  // Scripts and pictures of Storybook itself pass through.
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: './mockServiceWorker.js' },
});

/** Gives each story a fresh stand-in for the API: the common handlers, and before them the story's own from `parameters.msw`. */
export const mswLoader: Loader = async ({ parameters }) => {
  await started;
  worker.resetHandlers();
  worker.use(...((parameters.msw ?? []) as RequestHandler[]));
};
