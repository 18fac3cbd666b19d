import { createAction } from '@reduxjs/toolkit';

/** Resets session, cart and address (specification §4). */
export const loggedOut = createAction('session/loggedOut');

/** The token was rejected (401, 403): the session ends, the cart stays. */
export const sessionExpired = createAction('session/expired');

/** Texts that the server translated are fetched again. */
export const languageChanged = createAction('app/languageChanged');
