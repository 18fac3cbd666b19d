import type { Envelope } from '../../../contract/http';
import type { AddonBody, AddonOrderBody, ChangeAddonBody, StaffAddons } from '../../../contract/staffAddons';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

const changes = {
  transformResponse: (envelope: Envelope<StaffAddons>) => envelope,
  invalidatesTags: ['Product'],
  extraOptions: { silent: true },
} as const;

/** Add-ons of the catalogue. */
const addonsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getAddons: build.query<StaffAddons, undefined>({
      query: () => '/catalogue/addons',
      transformResponse: unwrap<StaffAddons>,
      providesTags: ['Product'],
    }),
    addAddon: build.mutation<Envelope<StaffAddons>, Keyed<AddonBody>>({
      query: (request) => keyedPost('/catalogue/addons', request),
      ...changes,
    }),
    changeAddon: build.mutation<Envelope<StaffAddons>, { id: string; body: ChangeAddonBody }>({
      query: ({ id, body }) => ({ url: `/catalogue/addons/${encodeURIComponent(id)}`, method: 'PUT', body }),
      ...changes,
    }),
    orderAddons: build.mutation<Envelope<StaffAddons>, AddonOrderBody>({
      query: (body) => ({ url: '/catalogue/addons/order', method: 'PUT', body }),
      ...changes,
      extraOptions: {},
    }),
  }),
});

export const { useGetAddonsQuery, useAddAddonMutation, useChangeAddonMutation, useOrderAddonsMutation } = addonsApi;
