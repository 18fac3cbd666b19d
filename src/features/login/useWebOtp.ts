import { useEffect, useRef } from 'react';

/** WebOTP's credential, missing from lib.dom. */
const hasCode = (credential: Credential): credential is Credential & { code: string } =>
  'code' in credential && typeof credential.code === 'string';

/** Reads the code from the SMS where WebOTP exists. */
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
      // Denied or closed: the code is typed.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
};
