import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  code?: string;
}

/** Where the browser can read the code from the SMS (WebOTP), asks it to. */
export const useWebOtp = (onCode: (code: string) => void): void => {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (code !== undefined) latest.current(code);
      },
      // Refused, or the panel was closed: the person types.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
};
