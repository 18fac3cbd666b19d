import type { Envelope } from '../../../contract/http';
import type { Opening, OpeningBody, TakeProductsBody } from '../../../contract/staffOpening';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** The whole envelope has the message, which a toast shows. */
const whole = (envelope: Envelope<unknown>): Envelope<Opening> => envelope as Envelope<Opening>;

const openingApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getOpening: build.query<Opening, undefined>({
      query: () => '/opening',
      transformResponse: unwrap<Opening>,
      providesTags: ['Opening', 'Product', 'Slot'],
      // A part of the frame.
      extraOptions: { silent: true },
    }),
    setOpening: build.mutation<Envelope<Opening>, OpeningBody>({
      query: (body) => ({ url: '/opening/state', method: 'PUT', body }),
      transformResponse: whole,
      invalidatesTags: ['Opening', 'AuditedAction'],
    }),
    takeProducts: build.mutation<Envelope<Opening>, TakeProductsBody>({
      query: (body) => ({ url: '/opening/products', method: 'POST', body }),
      transformResponse: whole,
      invalidatesTags: ['Opening', 'Product', 'AuditedAction'],
    }),
  }),
});

export const { useGetOpeningQuery, useSetOpeningMutation, useTakeProductsMutation } = openingApi;
