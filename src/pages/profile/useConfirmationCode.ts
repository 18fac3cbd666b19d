import { useState } from 'react';
import type { CodeSent, SendOtpBody } from '../../../contract/auth';
import { useSendCodeMutation } from '../../store/api/customerApi';

/** A fresh code to the customer's own number. Failures show as toasts. */
export const useConfirmationCode = (purpose: SendOtpBody['purpose']) => {
  const [sendCode, { isLoading: isSending }] = useSendCodeMutation();
  const [sent, setSent] = useState<CodeSent | null>(null);

  /** Resolves to whether a code was sent. */
  const send = async (): Promise<boolean> => {
    const { data } = await sendCode({ purpose });
    if (data) setSent(data);
    return data !== undefined;
  };
  return { sent, isSending, send };
};
