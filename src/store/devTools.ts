import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** Masked in DevTools and exported logs. */
const SECRET_FIELDS = new Set(['token', 'otp', 'demoCode', 'session_id']);

const conceal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(conceal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.has(name) && typeof inner === 'string' ? '(hidden)' : conceal(inner),
    ]),
  );
};

export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Vayal',
  actionSanitizer: <A>(action: A) => conceal(action) as A,
  stateSanitizer: <S>(state: S) => conceal(state) as S,
};
