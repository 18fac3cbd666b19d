import { createAsyncThunk } from '@reduxjs/toolkit';
import { loggedOut } from './actions';
import { authApi } from './api/authApi';
import type { StoreServices } from './services';

/**
 * Logs out: ends the token on the server, clears all local storage and the cart, goes home and reloads (specification
 * §4). An unreachable server does not keep anybody logged in here.
 */
export const logout = createAsyncThunk<undefined, undefined, { extra: StoreServices }>(
  'session/logout',
  async (_argument, { dispatch, extra: services }) => {
    await dispatch(authApi.endpoints.logout.initiate(undefined));
    dispatch(loggedOut());
    services.storage?.clear();
    services.goHome({ reload: true });
    return undefined;
  },
);
