import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { DELAYED_LOGOUT_MS, SECOND_FACTOR_HEADER } from '../../../contract/constants';
import type { Envelope } from '../../../contract/http';
import { sessionExpired } from '../actions';
import type { StoreServices } from '../services';
import type { ApiError } from './ApiError';

export interface EndpointOptions {
  /** No toast on failure, e.g. for the payment status (specification §8), or not on one of these statuses. */
  silent?: true | ApiError['status'] | readonly ApiError['status'][];
}

/** Whose session the calls belong to: the customer's, or the staff's in the staff area. */
interface Session {
  /** The base URL of its area, from the customer's. */
  baseUrlOf: (customers: string) => string;
  selectToken: (state: unknown) => string | null;
  /** Responses that end it. */
  endsOn: readonly number[];
  expired: () => UnknownAction;
}

/** Declared here because slices import the apis, not vice versa. */
interface StateWithToken {
  auth: { token: string | null };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');

/** The server's messages, else the error's text, else 'Error' (specification §8). */
const messagesOf = ({ message, error }: Record<string, unknown>, fallback: string): string[] =>
  [textsOf(message), textsOf(error)].find((texts) => texts.length > 0) ?? [fallback];

const toApiError = (
  error: FetchBaseQueryError,
  headers: Headers | undefined,
  failureMessage: StoreServices['failureMessage'],
): ApiError => {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { status: 'NETWORK', messages: [failureMessage('network')], data: null };
  }
  const status =
    typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : 500;
  const body = record(error.data);
  const fields = record(body.data).fields as Record<string, string> | undefined;
  const retryAfter = Number(headers?.get('retry-after'));
  return {
    status,
    messages: messagesOf(body, failureMessage('unknown')),
    data: body.data,
    ...(fields && { fields }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
};

type BaseQuery = BaseQueryFn<string | FetchArgs, Envelope<unknown>, ApiError, EndpointOptions>;

/**
 * The only way to the server: token header, language, envelope, error toasts and session expiry. A rejected token is
 * cleared after one second (specification §4); a page that needs a login then leads home, others stay.
 */
export const makeBaseQuery =
  (session: Session): BaseQuery =>
  async (args, api, options) => {
    const services = api.extra as StoreServices;
    const token = session.selectToken(api.getState());
    let factor: string | null = null;
    const query = fetchBaseQuery({
      baseUrl: session.baseUrlOf(services.baseUrl),
      ...(services.fetch && { fetchFn: services.fetch }),
      prepareHeaders: (headers) => {
        headers.set('accept-language', services.language());
        if (token !== null) headers.set('token', token);
        if (factor !== null) headers.set(SECOND_FACTOR_HEADER, factor);
      },
    });
    let error: ApiError;
    for (;;) {
      const result = await query(args, api, {});
      if (!result.error) return { data: result.data as Envelope<unknown> };

      error = toApiError(result.error, result.meta?.response?.headers, services.failureMessage);
      if (!services.factorPrompt || error.status !== 409 || record(error.data).needsFactor !== true) break;
      factor = await services.factorPrompt.ask(error.messages);
      // The person knows why nothing was done.
      if (factor === null) return { error };
    }
    // RTK Query drops the options of an endpoint that declares none, and aborts calls whose data is no longer used.
    const silent = (options as EndpointOptions | undefined)?.silent;
    const isSilent = silent === true || [silent].flat().includes(error.status);
    if (!isSilent && !api.signal.aborted) services.notify(error.messages, 'error');
    if (token !== null && session.endsOn.some((status) => status === error.status)) end(session, api, token);
    return { error };
  };

const end = (session: Session, { dispatch, getState }: Parameters<BaseQuery>[1], deadToken: string): void => {
  setTimeout(() => {
    // The user may have logged in again within that second, or two calls failed together.
    if (session.selectToken(getState()) !== deadToken) return;
    dispatch(session.expired());
  }, DELAYED_LOGOUT_MS);
};

/** Customers' calls use it. */
export const baseQuery = makeBaseQuery({
  baseUrlOf: (customers) => customers,
  selectToken: (state) => (state as StateWithToken).auth.token,
  endsOn: [401, 403],
  expired: sessionExpired,
});
