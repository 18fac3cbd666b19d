import type { Envelope } from '../../../contract/http';
import type {
  AreaBody,
  AreaOrderBody,
  AreaPreview,
  AreaPreviewBody,
  ChangeAreaBody,
  StaffArea,
  StaffAreas,
} from '../../../contract/staffAreas';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const areaUrl = (id: string): string => `/areas/${encodeURIComponent(id)}`;

/** Slots name areas, too. The message goes into a toast. */
const changes = {
  transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<StaffArea>,
  invalidatesTags: ['Area', 'Slot'],
  extraOptions: { silent: true },
} as const;

const areasApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getAreas: build.query<StaffAreas, undefined>({
      query: () => '/areas',
      transformResponse: unwrap<StaffAreas>,
      providesTags: ['Area'],
    }),
    /** The change is not saved yet. */
    getAreaPreview: build.query<AreaPreview, AreaPreviewBody>({
      query: (body) => ({ url: '/areas/preview', method: 'POST', body }),
      transformResponse: unwrap<AreaPreview>,
      providesTags: ['Area'],
      extraOptions: { silent: true },
    }),
    addArea: build.mutation<Envelope<StaffArea>, AreaBody>({
      query: (body) => ({ url: '/areas', method: 'POST', body }),
      ...changes,
    }),
    changeArea: build.mutation<Envelope<StaffArea>, { id: string; body: ChangeAreaBody }>({
      query: ({ id, body }) => ({ url: areaUrl(id), method: 'PUT', body }),
      ...changes,
    }),
    removeArea: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: areaUrl(id), method: 'DELETE' }),
      ...changes,
      transformResponse: (envelope: Envelope<unknown>) => envelope,
    }),
    orderAreas: build.mutation<StaffAreas, AreaOrderBody>({
      query: (body) => ({ url: '/areas/order', method: 'PUT', body }),
      transformResponse: unwrap<StaffAreas>,
      invalidatesTags: ['Area', 'Slot'],
    }),
  }),
});

export const {
  useGetAreasQuery,
  useGetAreaPreviewQuery,
  useAddAreaMutation,
  useChangeAreaMutation,
  useRemoveAreaMutation,
  useOrderAreasMutation,
} = areasApi;
