import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { STAFF_BEGIN_PATH } from '../../../../contract/constants';
import type { Language } from '../../../../contract/constants';
import type { CodeSent } from '../../../../contract/auth';
import type { FactorOffered, FirstAdminBody, StaffLoggedIn } from '../../../../contract/staffLogin';
import { useToasts } from '../../../hooks/useToasts';
import { storeBrowserToken, storedBrowserTokens } from '../../../features/login/browserTokens';
import { storedSentCode, storeSentCode } from '../../../features/login/sentCode';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { useAppDispatch } from '../../../store/hooks';
import { STORAGE_NAMES } from '../../../store/storedValues';
import {
  useConfirmFactorMutation,
  useConfirmFirstAdminMutation,
  useOfferFactorMutation,
  useOfferFirstAdminMutation,
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
  /** The link's token is in the URL. */
  | { at: 'begin'; token: string }
  | { at: 'deadLink'; message: string }
  | { at: 'app'; enrolment: { ticket: string } | { firstAdmin: FirstAdminBody }; offered: FactorOffered }
  | { at: 'recovery'; codes: string[]; login: StaffLoggedIn };

const SENT_CODE = 'staffSentCode';
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
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [step, setStep] = useState<LoginStep>(() => {
    if (pathname === STAFF_BEGIN_PATH && hash !== '') return { at: 'begin', token: hash.slice(1) };
    const sent = storedSentCode(SENT_CODE);
    return sent ? { at: 'code', sent, message: sent.message ?? '' } : { at: 'number' };
  });
  const [paused, setPaused] = useState<string | null>(null);
  const [sendCode] = useSendStaffCodeMutation();
  const [resendCode] = useResendStaffCodeMutation();
  const [verifyCode] = useVerifyStaffCodeMutation();
  const [passFactor] = usePassFactorMutation();
  const [offerFactor] = useOfferFactorMutation();
  const [confirmFactor] = useConfirmFactorMutation();
  const [offerFirstAdmin] = useOfferFirstAdminMutation();
  const [confirmFirstAdmin] = useConfirmFirstAdminMutation();

  const enter = ({ token, language, browserToken }: StaffLoggedIn): void => {
    if (browserToken !== undefined) storeBrowserToken(STORAGE_NAMES.staffBrowserTokens, browserToken);
    storeSentCode(SENT_CODE, null);
    onLanguage(language);
    if (pathname === STAFF_BEGIN_PATH) void navigate('/staff', { replace: true });
    // Another person may have loaded data here whose session has expired.
    dispatch(staffApi.util.resetApiState());
    dispatch(staffLoggedIn(token));
  };

  /** A pause stays on the page, since it says what to do. */
  const rejected = (error: unknown): ApiError => {
    const rejection = asApiError(error);
    setPaused(rejection.status === 429 ? (rejection.messages[0] ?? null) : null);
    return rejection;
  };
  /** A ticket that was used up or has expired leads back to the number. */
  const ticketRejected = (error: unknown): ApiError => {
    const rejection = rejected(error);
    if (rejection.status === 410) setStep({ at: 'number' });
    return rejection;
  };
  const linkRejected = (error: unknown): ApiError => {
    const rejection = rejected(error);
    if (rejection.status === 410) setStep({ at: 'deadLink', message: rejection.messages.join(' ') });
    return rejection;
  };
  const goTo = (next: LoginStep): void => {
    setPaused(null);
    storeSentCode(SENT_CODE, next.at === 'code' ? { ...next.sent, message: next.message } : null);
    setStep(next);
  };

  return {
    step,
    paused,
    enter,
    toNumber: () => goTo({ at: 'number' }),
    /** To the first step of what is under way. */
    toStart: () =>
      goTo(
        step.at === 'app' && 'firstAdmin' in step.enrolment
          ? { at: 'begin', token: step.enrolment.firstAdmin.token }
          : { at: 'number' },
      ),

    send: async (mobileNumber: string): Promise<void> => {
      const { data, error } = await sendCode({
        mobileNumber,
        ...storedBrowserTokens(STORAGE_NAMES.staffBrowserTokens),
      });
      if (!data) return void rejected(error);
      goTo({ at: 'code', sent: data.data, message: data.message });
    },

    resend: async ({ session_id, mobileNumber }: CodeSent, byWhatsApp: boolean) => {
      const { data, error } = await resendCode({ session_id, mobileNumber, ...(byWhatsApp && { byWhatsApp }) });
      if (!data) return { resent: false, waitSeconds: rejected(error).retryAfterSeconds ?? 0 };
      setPaused(null);
      enqueueSnackbar(data.message, { key: RESENT, variant: 'success' });
      // Unless the person went back meanwhile.
      const waiting = storedSentCode(SENT_CODE);
      if (waiting) storeSentCode(SENT_CODE, { ...waiting, ...data.data });
      setStep((now) => (now.at === 'code' ? { ...now, sent: { ...now.sent, ...data.data } } : now));
      return { resent: true, waitSeconds: data.data.resendAfterSeconds };
    },

    /** Resolves to the error's status; undefined on success. */
    verify: async ({ session_id, mobileNumber }: CodeSent, otp: string): Promise<ApiError['status'] | undefined> => {
      const { data, error } = await verifyCode({ session_id, mobileNumber, otp });
      if (!data) return rejected(error).status;
      closeSnackbar(RESENT);
      if (data.next === 'IN') enter(data);
      else goTo({ at: data.next === 'FACTOR' ? 'factor' : 'secret', ticket: data.ticket, demoHint: data.demoHint });
      return undefined;
    },

    pass: async (ticket: string, code: string): Promise<ApiError | undefined> => {
      const { data, error } = await passFactor({ ticket, code });
      if (!data) return ticketRejected(error);
      enter(data);
      return undefined;
    },

    offer: async (ticket: string, secret: string): Promise<ApiError | undefined> => {
      const { data, error } = await offerFactor({ ticket, secret });
      if (!data) return ticketRejected(error);
      goTo({ at: 'app', enrolment: { ticket }, offered: data });
      return undefined;
    },

    begin: async (firstAdmin: FirstAdminBody): Promise<ApiError | undefined> => {
      const { data, error } = await offerFirstAdmin(firstAdmin);
      if (!data) return linkRejected(error);
      goTo({ at: 'app', enrolment: { firstAdmin }, offered: data });
      return undefined;
    },

    confirm: async (
      { enrolment, offered }: Extract<LoginStep, { at: 'app' }>,
      code: string,
    ): Promise<ApiError | undefined> => {
      const isFirst = 'firstAdmin' in enrolment;
      const { data, error } = isFirst
        ? await confirmFirstAdmin({ ...enrolment.firstAdmin, key: offered.key, code })
        : await confirmFactor({ ...enrolment, code });
      if (!data) return isFirst ? linkRejected(error) : ticketRejected(error);
      const { recoveryCodes: codes, ...login } = data;
      goTo({ at: 'recovery', codes, login });
      return undefined;
    },
  };
};
