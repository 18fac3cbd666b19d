import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { CreateAddressBody } from '../../../contract/address';
import { buildAddress } from '../../testing/builders/address';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OfferedAddress } from './OfferedAddress';

const temple = { lat: 11.02, lng: 76.98, street: '4 Temple Road', landmark: 'Tank', type: 1 } as const;
const open = (offeredAddress: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<OfferedAddress />, { loggedIn: true, offeredAddress: temple, ...offeredAddress });
const button = (name: string) => screen.findByRole('button', { name });

const listen = () => {
  const bodies: CreateAddressBody[] = [];
  mswServer.use(
    http.post<never, CreateAddressBody>(api('/address/create'), async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return ok({ currentAddress: buildAddress({ doorNo: null, ...body, _id: 'address-new' }) });
    }),
  );
  return bodies;
};

it('saves the location as the default address and delivers there after yes', async () => {
  const bodies = listen();
  const { user, store } = open();
  await user.click(await button('Yes, deliver there'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([
    {
      street: '4 Temple Road',
      landmark: 'Tank',
      type: 1,
      location: { type: 'Point', coordinates: [76.98, 11.02] },
      isDefault: true,
    },
  ]);
  expect(store.getState().selectedAddress.address).toMatchObject({ _id: 'address-new', street: '4 Temple Road' });
});

it.each([
  ['goes along with the type Other', 3, { othersType: 'Farm' }],
  ['stays behind with any other type', 2, {}],
] as const)('has a label that %s', async (_title, type, label) => {
  const bodies = listen();
  const { user } = open({ offeredAddress: { ...temple, type, othersType: 'Farm' } });
  await user.click(await button('Yes, deliver there'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type, ...label });
  expect('othersType' in bodies[0]!).toBe('othersType' in label);
});

it('leaves the saved address unchanged when the shop rejects the location', async () => {
  mswServer.use(http.post(api('/address/create'), () => rejected(409, 'We do not deliver there yet.')));
  const { user, store } = open();
  await user.click(await button('Yes, deliver there'));
  expect(await screen.findByText('We do not deliver there yet.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(store.getState().selectedAddress.address).toBeNull();
});
