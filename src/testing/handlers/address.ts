import { http } from 'msw';
import type { CreateAddressBody, EditAddressBody } from '../../../contract/address';
import { buildAddress, buildAddresses, buildGeocodedLocation } from '../builders/address';
import { api, ok, refused } from './answers';

const saved = buildAddresses();
const byId = (id: unknown) => saved.find(({ _id }) => _id === id);
const unknown = () => refused(404, 'We do not know this address.');

/** A customer with three addresses, in a city whose every point is in Peelamedu. Nothing that is changed stays so. */
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
