import { createAsyncThunk, type UnknownAction } from '@reduxjs/toolkit';
import type { Confirmation } from '../../contract/auth';
import { loggedOut } from './actions';
import { isApiError, type ApiError } from './api/ApiError';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import type { StoreServices } from './services';
import { clearStorage, PROMPT_DISMISSED, STORAGE_NAMES } from './storedValues';

const clearCustomer = (
  dispatch: (action: UnknownAction) => unknown,
  { storage }: StoreServices,
  survivors?: readonly string[],
): void => {
  dispatch(loggedOut());
  clearStorage(storage, survivors);
};

/**
 * Specification §4. An unreachable server doesn't keep the customer logged in here. The browser stays known, so that
 * strangers can't keep the customer from logging in again (docs/decisions/0010).
 */
export const logout = createAsyncThunk<undefined, undefined, { extra: StoreServices }>(
  'session/logout',
  async (_argument, { dispatch, extra: services }) => {
    const endpoint = await services.endPush();
    if (endpoint !== null) {
      await import('./api/pushApi')
        .then(({ pushApi }) =>
          dispatch(pushApi.endpoints.deletePushSubscription.initiate({ endpoint }, { track: false })),
        )
        // The push service tells the server, too.
        .catch(() => undefined);
    }
    await dispatch(authApi.endpoints.logout.initiate(undefined));
    clearCustomer(dispatch, services, [STORAGE_NAMES.browserTokens]);
    services.goHome({ reload: true });
    return undefined;
  },
);

/** Doesn't reload, so that the farewell toast stays. A rejection changes nothing. */
export const eraseAccount = createAsyncThunk<undefined, Confirmation, { extra: StoreServices; rejectValue: ApiError }>(
  'session/eraseAccount',
  async (body, { dispatch, extra: services, rejectWithValue }) => {
    const { error } = await dispatch(customerApi.endpoints.eraseCustomer.initiate(body, { track: false }));
    if (error) return rejectWithValue(isApiError(error) ? error : { status: 500, messages: [], data: null });
    clearCustomer(dispatch, services);
    services.tabStorage?.clear();
    // The farewell must not have a location prompt beside it.
    services.tabStorage?.setItem(PROMPT_DISMISSED, '1');
    services.goHome();
    return undefined;
  },
);
