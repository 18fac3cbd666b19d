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
import { mergeGuestWishes } from '../../store/api/wishlistApi';
import { useAppDispatch } from '../../store/hooks';
import { STORAGE_NAMES } from '../../store/storedValues';
import { storeBrowserToken, storedBrowserTokens } from './browserTokens';

type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** A 200 without data counts as a rejection (specification §4). */
const asApiError = (error: unknown, envelope: Envelope<unknown> | undefined): ApiError =>
  isApiError(error) ? error : { status: envelope?.status ?? 200, messages: [], data: null };

/** Keys of the shown toasts: those of failures are their messages. */
const toastKeys: string[] = [];

/**
 * The panel's four calls. Shows success messages; baseQuery has shown failures. Toasts of the step before close, since
 * they would contradict what follows. A code counts as sent at 200 with data (specification §4).
 */
export const useLoginCalls = () => {
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const [register] = useRegisterMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const [resendOtp] = useResendOtpMutation();

  const closeToasts = (): void => toastKeys.splice(0).forEach((key) => closeSnackbar(key));
  const outcome = <T>(
    result: { data?: Envelope<T | null>; error?: unknown },
    onSuccess?: (message: string) => void,
  ): Outcome<T> => {
    const envelope = result.data;
    if (envelope?.status !== 200 || !envelope.data) {
      const error = asApiError(result.error, envelope);
      toastKeys.push(...error.messages);
      return { error };
    }
    closeToasts();
    onSuccess?.(envelope.message);
    return { data: envelope.data };
  };
  const announce = (message: string): void => {
    // A toast that is closing would suppress one of the same key.
    const key = `${Date.now()} ${message}`;
    toastKeys.push(key);
    enqueueSnackbar(message, { key, variant: 'success' });
  };

  return {
    closeToasts,
    login: async (body: LoginBody) =>
      outcome<CodeSent>(await login({ ...body, ...storedBrowserTokens(STORAGE_NAMES.browserTokens) }), announce),
    register: async (body: RegisterBody) =>
      outcome<CodeSent>(await register({ ...body, ...storedBrowserTokens(STORAGE_NAMES.browserTokens) }), announce),
    verifyOtp: async ({ session_id, mobileNumber }: CodeSent, otp: string) => {
      const verified = outcome(await verifyOtp({ session_id, mobileNumber, otp }));
      if (verified.data?.browserToken !== undefined)
        storeBrowserToken(STORAGE_NAMES.browserTokens, verified.data.browserToken);
      if (verified.data) void dispatch(mergeGuestWishes());
      return verified;
    },
    resendOtp: async ({ session_id, mobileNumber }: CodeSent, byWhatsApp: boolean) =>
      outcome(await resendOtp({ session_id, mobileNumber, ...(byWhatsApp && { byWhatsApp }) }), announce),
  };
};
