import { createAction } from '@reduxjs/toolkit';

/** The customer logged out: session, cart and address are forgotten (specification §4). */
export const loggedOut = createAction('session/loggedOut');

/** The server no longer knows the token (401, 403): the session ends, the cart stays. */
export const sessionExpired = createAction('session/expired');

/** The reader chose another language: what the server worded is to be read again. */
export const languageChanged = createAction('app/languageChanged');
