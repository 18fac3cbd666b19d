import { createAsyncThunk, type UnknownAction } from '@reduxjs/toolkit';
import type { EraseCustomerBody } from '../../contract/customer';
import { loggedOut } from './actions';
import { isApiError, type ApiError } from './api/ApiError';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import type { StoreServices } from './services';
import { PROMPT_DISMISSED } from './storedValues';

/** Forgets whoever was logged in: session, cart, address and all local storage, for the other tabs too. */
const forgetCustomer = (dispatch: (action: UnknownAction) => unknown, { storage }: StoreServices): void => {
  dispatch(loggedOut());
  storage?.clear();
};

/**
 * Logs out: ends the token on the server, clears all local storage and the cart, goes home and reloads (specification
 * §4). An unreachable server does not keep anybody logged in here.
 */
export const logout = createAsyncThunk<undefined, undefined, { extra: StoreServices }>(
  'session/logout',
  async (_argument, { dispatch, extra: services }) => {
    await dispatch(authApi.endpoints.logout.initiate(undefined));
    forgetCustomer(dispatch, services);
    services.goHome({ reload: true });
    return undefined;
  },
);

/**
 * Erases the account on the server; then this browser forgets the customer, what it kept for this tab included, and goes
 * home. It doesn't reload: somebody has to be there to say farewell. A refusal changes nothing.
 */
export const eraseAccount = createAsyncThunk<
  undefined,
  EraseCustomerBody,
  { extra: StoreServices; rejectValue: ApiError }
>('session/eraseAccount', async (body, { dispatch, extra: services, rejectWithValue }) => {
  const { error } = await dispatch(customerApi.endpoints.eraseCustomer.initiate(body, { track: false }));
  if (error) return rejectWithValue(isApiError(error) ? error : { status: 500, messages: [], data: null });
  forgetCustomer(dispatch, services);
  services.tabStorage?.clear();
  // Whoever says goodbye isn't asked where they are at the same moment.
  services.tabStorage?.setItem(PROMPT_DISMISSED, '1');
  services.goHome();
  return undefined;
});
