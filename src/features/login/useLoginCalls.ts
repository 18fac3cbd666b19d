import { useToasts } from '../../hooks/useToasts';
import type { CodeSent, LoginBody, RegisterBody } from '../../../contract/auth';
import type { Envelope } from '../../../contract/http';
import { isApiError, type ApiError } from '../../store/api/ApiError';
import {
  useLoginMutation,
  useRegisterMutation,
  useResendOtpMutation,
  useVerifyOtpMutation,
} from '../../store/api/authApi';
import { storeBrowserToken, storedBrowserTokens } from './browserTokens';

type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** Keys of the toasts for a sent and a resent code: two, because duplicates are suppressed. */
const SENT = { first: 'code-sent', again: 'code-resent' };

/** A 200 without data counts as a rejection (specification §4). */
const asApiError = (error: unknown, envelope: Envelope<unknown> | undefined): ApiError =>
  isApiError(error) ? error : { status: envelope?.status ?? 200, messages: [], data: null };

/**
 * The panel's four calls. Shows success messages; baseQuery has shown failures. A code counts as sent at 200 with data
 * (specification §4).
 */
export const useLoginCalls = () => {
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const [login] = useLoginMutation();
  const [register] = useRegisterMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const [resendOtp] = useResendOtpMutation();

  const outcome = <T>(
    result: { data?: Envelope<T | null>; error?: unknown },
    onSuccess: (message: string) => void,
  ): Outcome<T> => {
    const envelope = result.data;
    if (envelope?.status !== 200 || !envelope.data) {
      return { error: asApiError(result.error, envelope) };
    }
    onSuccess(envelope.message);
    return { data: envelope.data };
  };
  const announce = (key: string) => (message: string) => enqueueSnackbar(message, { key, variant: 'success' });
  // Obsolete after login, and they would cover what follows.
  const withdraw = (): void => Object.values(SENT).forEach(closeSnackbar);

  return {
    login: async (body: LoginBody) =>
      outcome<CodeSent>(await login({ ...body, ...storedBrowserTokens() }), announce(SENT.first)),
    register: async (body: RegisterBody) =>
      outcome<CodeSent>(await register({ ...body, ...storedBrowserTokens() }), announce(SENT.first)),
    verifyOtp: async ({ session_id, mobileNumber }: CodeSent, otp: string) => {
      const verified = outcome(await verifyOtp({ session_id, mobileNumber, otp }), withdraw);
      if (verified.data?.browserToken !== undefined) storeBrowserToken(verified.data.browserToken);
      return verified;
    },
    resendOtp: async ({ session_id, mobileNumber }: CodeSent) =>
      outcome(await resendOtp({ session_id, mobileNumber }), announce(SENT.again)),
  };
};
