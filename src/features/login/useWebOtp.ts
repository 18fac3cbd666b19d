import { useEffect, useRef } from 'react';

/** WebOTP's credential, which the browser's types do not know. */
const hasCode = (credential: Credential): credential is Credential & { code: string } =>
  'code' in credential && typeof credential.code === 'string';

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
        if (credential && hasCode(credential)) latest.current(credential.code);
      },
      // Refused, or the panel was closed: the person types.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
};
