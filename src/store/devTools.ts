import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** Field names whose values must not be seen over a developer's shoulder, nor land in an exported log. */
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

/** Options for Redux DevTools: a named store, and never a token or a code. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Vayal',
  actionSanitizer: <A>(action: A) => conceal(action) as A,
  stateSanitizer: <S>(state: S) => conceal(state) as S,
};
