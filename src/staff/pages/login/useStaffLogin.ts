import { useState } from 'react';
import type { Language } from '../../../../contract/constants';
import type { CodeSent } from '../../../../contract/auth';
import type { FactorOffered, StaffLoggedIn } from '../../../../contract/staffLogin';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { useAppDispatch } from '../../../store/hooks';
import {
  useConfirmFactorMutation,
  useOfferFactorMutation,
  usePassFactorMutation,
  useResendStaffCodeMutation,
  useSendStaffCodeMutation,
  useVerifyStaffCodeMutation,
} from '../../store/staffLoginApi';
import { staffApi } from '../../store/staffApi';
import { staffLoggedIn } from '../../store/staffSessionSlice';

export type LoginStep =
  | { at: 'number' }
  /** With the server's message, which doesn't reveal whether the number has access. */
  | { at: 'code'; sent: CodeSent; message: string }
  | { at: 'factor' | 'secret'; ticket: string; demoHint?: string | undefined }
  | { at: 'app'; ticket: string; offered: FactorOffered }
  | { at: 'recovery'; codes: string[]; login: StaffLoggedIn };

/** A new code was sent: obsolete once a code was right. */
const RESENT = 'staff-code-resent';

const asApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : { status: 500, messages: [], data: null };

/**
 * The steps of a login. baseQuery has shown what was rejected.
 * @param onLanguage the person's own language, once they are in
 */
export const useStaffLogin = (onLanguage: (language: Language) => void) => {
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const [step, setStep] = useState<LoginStep>({ at: 'number' });
  const [sendCode] = useSendStaffCodeMutation();
  const [resendCode] = useResendStaffCodeMutation();
  const [verifyCode] = useVerifyStaffCodeMutation();
  const [passFactor] = usePassFactorMutation();
  const [offerFactor] = useOfferFactorMutation();
  const [confirmFactor] = useConfirmFactorMutation();

  const enter = ({ token, language }: StaffLoggedIn): void => {
    onLanguage(language);
    // What another person saw here whose session has expired.
    dispatch(staffApi.util.resetApiState());
    dispatch(staffLoggedIn(token));
  };

  /** A ticket that was used up or has expired leads back to the number. */
  const rejected = (error: unknown): ApiError => {
    const rejection = asApiError(error);
    if (rejection.status === 410) setStep({ at: 'number' });
    return rejection;
  };

  return {
    step,
    enter,
    toNumber: () => setStep({ at: 'number' }),

    send: async (mobileNumber: string): Promise<void> => {
      const { data } = await sendCode({ mobileNumber });
      if (!data) return;
      setStep({ at: 'code', sent: data.data, message: data.message });
    },

    resend: async ({ session_id, mobileNumber }: CodeSent) => {
      const { data, error } = await resendCode({ session_id, mobileNumber });
      if (!data) return { resent: false, waitSeconds: asApiError(error).retryAfterSeconds ?? 0 };
      enqueueSnackbar(data.message, { key: RESENT, variant: 'success' });
      setStep((now) => (now.at === 'code' ? { ...now, sent: { ...now.sent, ...data.data } } : now));
      return { resent: true, waitSeconds: data.data.resendAfterSeconds };
    },

    /** Resolves to the error's status; undefined on success. */
    verify: async ({ session_id, mobileNumber }: CodeSent, otp: string): Promise<ApiError['status'] | undefined> => {
      const { data, error } = await verifyCode({ session_id, mobileNumber, otp });
      if (!data) return asApiError(error).status;
      closeSnackbar(RESENT);
      if (data.next === 'IN') enter(data);
      else setStep({ at: data.next === 'FACTOR' ? 'factor' : 'secret', ticket: data.ticket, demoHint: data.demoHint });
      return undefined;
    },

    pass: async (ticket: string, code: string): Promise<ApiError | undefined> => {
      const { data, error } = await passFactor({ ticket, code });
      if (!data) return rejected(error);
      enter(data);
      return undefined;
    },

    offer: async (ticket: string, secret: string): Promise<ApiError | undefined> => {
      const { data, error } = await offerFactor({ ticket, secret });
      if (!data) return rejected(error);
      setStep({ at: 'app', ticket, offered: data });
      return undefined;
    },

    confirm: async (ticket: string, code: string): Promise<ApiError | undefined> => {
      const { data, error } = await confirmFactor({ ticket, code });
      if (!data) return rejected(error);
      const { recoveryCodes: codes, ...login } = data;
      setStep({ at: 'recovery', codes, login });
      return undefined;
    },
  };
};
