import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** Masked in DevTools and exported logs: what opens an account, reaches a person or says where they live. */
const SECRET_FIELDS = new Set([
  ...['token', 'browserToken', 'browserTokens', 'otp', 'demoCode', 'session_id'],
  ...['mobileNumber', 'emailId', 'email', 'receiverPhone', 'receiverName', 'phone'],
  ...['street', 'doorNo', 'landmark', 'instructions', 'locationName', 'location', 'coordinates', 'lat', 'lng'],
]);

const HIDDEN = '(hidden)';

/** Query keys and arguments quote their values, as in `getGeocode({"lat":11.01})`. */
const concealText = (text: string): string =>
  text.replace(/"(\w+)":("(?:[^"\\]|\\.)*"|-?[\d.]+)/g, (whole, name: string) =>
    SECRET_FIELDS.has(name) ? `"${name}":"${HIDDEN}"` : whole,
  );

/** The name beside these is a person's, not a product's. */
const isPerson = (value: object): boolean => 'emailId' in value || 'mobileNumber' in value;

const conceal = (value: unknown): unknown => {
  if (typeof value === 'string') return concealText(value);
  if (Array.isArray(value)) return value.map(conceal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      concealText(name),
      (SECRET_FIELDS.has(name) || (name === 'name' && isPerson(value))) && inner !== null && inner !== undefined
        ? HIDDEN
        : conceal(inner),
    ]),
  );
};

export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Vayal',
  actionSanitizer: <A>(action: A) => conceal(action) as A,
  stateSanitizer: <S>(state: S) => conceal(state) as S,
};
