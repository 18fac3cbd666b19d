import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The stand-in for the API in jest: answers as the real one would, refuses whatever it does not know. */
export const mswServer = setupServer(...handlers);
