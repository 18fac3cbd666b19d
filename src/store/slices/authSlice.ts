import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { CodeSent } from '../../../contract/auth';
import { loggedOut, sessionExpired } from '../actions';
import { authApi } from '../api/authApi';
import { customerApi } from '../api/customerApi';

export interface StoredUser {
  name: string;
  emailId: string;
}

export interface AuthState {
  /** Logged in or not (specification §6). */
  token: string | null;
  user: StoredUser | null;
  /** Result of the last login or register call, 'Pending' while it runs (specification §4). */
  loginStatus: 'Pending' | CodeSent | null;
}

const initialState: AuthState = { token: null, user: null, loginStatus: null };

const { login, register, verifyOtp } = authApi.endpoints;
const { getCustomer, updateCustomer } = customerApi.endpoints;

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(verifyOtp.matchFulfilled, (_state, { payload: { data } }) => ({
        token: data.token,
        user: { name: data.name, emailId: data.emailId },
        loginStatus: null,
      }))
      .addMatcher(isAnyOf(login.matchPending, register.matchPending), (state) => {
        state.loginStatus = 'Pending';
      })
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), (state, { payload }) => {
        state.loginStatus = payload.data;
      })
      .addMatcher(isAnyOf(login.matchRejected, register.matchRejected), (state) => {
        state.loginStatus = null;
      })
      // Follows the customer record, whichever device changed it.
      .addMatcher(isAnyOf(getCustomer.matchFulfilled, updateCustomer.matchFulfilled), (state, { payload }) => {
        if (state.token !== null) state.user = { name: payload.name, emailId: payload.emailId };
      })
      .addMatcher(isAnyOf(loggedOut, sessionExpired), () => initialState),
  selectors: {
    selectToken: ({ token }) => token,
    selectIsLoggedIn: ({ token }) => token !== null,
    selectUser: ({ user }) => user,
    selectLoginStatus: ({ loginStatus }) => loginStatus,
  },
});

export const { selectToken, selectIsLoggedIn, selectUser, selectLoginStatus } = authSlice.selectors;
