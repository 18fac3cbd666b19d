import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SEED_BYTES = 20;
/** A phone's clock may be one step off. */
const WINDOW = 1;

/** Every authenticator app supports this (RFC 6238). */
const totp = (seed: string) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(seed) });

export const newSeed = (): string => new Secret({ size: SEED_BYTES }).base32;

/** @param label whose login it is */
export function otpauthUri(seed: string, issuer: string, label: string): string {
  const { algorithm, digits, period, secret } = totp(seed);
  return new TOTP({ issuer, label, algorithm, digits, period, secret }).toString();
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);

/** The code's time step; null for a wrong code. */
export function stepOfCode(seed: string, code: string, now: Date): number | null {
  const delta = totp(seed).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

export const codeOfStep = (seed: string, step: number): string =>
  totp(seed).generate({ timestamp: step * PERIOD_SECONDS * 1000 });
