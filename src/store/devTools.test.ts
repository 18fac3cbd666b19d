import { devToolsOptions } from './devTools';

const { stateSanitizer, actionSanitizer } = devToolsOptions;

it('masks what opens an account, reaches a person or tells where they live, and shows the rest', () => {
  const state = {
    auth: { token: 't-1', user: { name: 'Kavitha', emailId: 'k@example.in' } },
    cart: { items: [{ _id: 'ml-ragi-500', name: 'Ragi', quantity: 2 }] },
    selectedAddress: { lat: 11.02, lng: 76.96, street: '4 Mill Road', landmark: 'Well', type: 1 },
    guest: { token: null },
  };
  expect(stateSanitizer?.(state, 0)).toEqual({
    auth: { token: '(hidden)', user: { name: '(hidden)', emailId: '(hidden)' } },
    cart: { items: [{ _id: 'ml-ragi-500', name: 'Ragi', quantity: 2 }] },
    selectedAddress: { lat: '(hidden)', lng: '(hidden)', street: '(hidden)', landmark: '(hidden)', type: 1 },
    guest: { token: null },
  });
});

it('masks actions at any depth', () => {
  const verify = { session_id: 's-1', mobileNumber: '9876543210', otp: '1234' };
  const action = { type: 'x', payload: [{ data: { token: 't-1' } }], meta: { arg: { originalArgs: verify } } };
  expect(actionSanitizer?.(action, 0)).toEqual({
    type: 'x',
    payload: [{ data: { token: '(hidden)' } }],
    meta: { arg: { originalArgs: { session_id: '(hidden)', mobileNumber: '(hidden)', otp: '(hidden)' } } },
  });
});

it('masks arguments in query keys, as names and as texts', () => {
  const key = 'getGeocode({"lat":11.01,"lng":-76.9,"zoom":18})';
  const masked = 'getGeocode({"lat":"(hidden)","lng":"(hidden)","zoom":18})';
  expect(stateSanitizer?.({ queries: { [key]: { lastKey: key } } }, 0)).toEqual({
    queries: { [masked]: { lastKey: masked } },
  });
  expect(stateSanitizer?.({ key: 'f({"street":"4 \\"Mill\\" Road","type":1})' }, 0)).toEqual({
    key: 'f({"street":"(hidden)","type":1})',
  });
});
