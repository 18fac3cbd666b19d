import { http } from 'msw';
import type { Address, CreateAddressBody, EditAddressBody } from '../../../contract/address';
import { buildAddress, buildAddresses, buildGeocodedLocation } from '../builders/address';
import { api, ok, rejected } from './responses';

const saved = buildAddresses();
const byId = (id: unknown) => saved.find(({ _id }) => _id === id);
const unknown = () => rejected(404, 'We do not know this address.');

/** A customer with three addresses in a city where every position is in Peelamedu. Stateless. */
export const addressHandlers = [
  http.get(api('/address/list'), () => ok(saved)),
  http.post<never, CreateAddressBody>(api('/address/create'), async ({ request }) =>
    ok({ currentAddress: buildAddress({ _id: 'address-new', ...(await request.json()) }) }),
  ),
  http.get(api('/address/detail/:id'), ({ params }) => {
    const address = byId(params.id);
    return address ? ok(address) : unknown();
  }),
  http.put<never, EditAddressBody>(api('/address/edit'), async ({ request }) =>
    ok({ currentAddress: buildAddress(await request.json()) }),
  ),
  http.put(api('/address/update/status/:id'), ({ params }) => {
    const address = byId(params.id);
    return address ? ok({ currentAddress: { ...address, isDefault: true } }) : unknown();
  }),
  http.delete(api('/address/delete/:id'), ({ params }) => (byId(params.id) ? ok(null) : unknown())),
  http.get(api('/address/geocode'), () => ok([buildGeocodedLocation()])),
];

/** A stateful API for one customer; `onChange` receives each call. */
export const statefulAddressHandlers = (onChange: (call: unknown[]) => void = () => undefined) => {
  let addresses = buildAddresses();
  let created = 0;
  const moveDefault = (id: string) => {
    addresses = addresses.map((address) => ({ ...address, isDefault: address._id === id }));
  };
  const current = (id: string) => ok({ currentAddress: addresses.find(({ _id }) => _id === id) });
  return [
    http.get(api('/address/list'), () => ok(addresses)),
    http.post<never, CreateAddressBody>(api('/address/create'), async ({ request }) => {
      const { isDefault = false, ...body } = await request.json();
      const address: Address = {
        ...buildAddress({ doorNo: null }),
        ...body,
        _id: `address-new-${++created}`,
        isDefault,
      };
      onChange(['create', { ...body, isDefault }]);
      addresses = [...addresses, address];
      if (isDefault) moveDefault(address._id);
      return current(address._id);
    }),
    http.put<never, EditAddressBody>(api('/address/edit'), async ({ request }) => {
      const body = await request.json();
      onChange(['edit', body]);
      addresses = addresses.map((address) => (address._id === body._id ? { ...address, ...body } : address));
      return current(body._id);
    }),
    http.put<{ id: string }>(api('/address/update/status/:id'), ({ params: { id } }) => {
      onChange(['default', id]);
      moveDefault(id);
      return current(id);
    }),
    http.delete<{ id: string }>(api('/address/delete/:id'), ({ params: { id } }) => {
      onChange(['delete', id]);
      const wasDefault = addresses.find(({ _id }) => _id === id)?.isDefault;
      addresses = addresses.filter(({ _id }) => _id !== id);
      if (wasDefault && addresses[0]) moveDefault(addresses[0]._id);
      return ok(null);
    }),
  ];
};
