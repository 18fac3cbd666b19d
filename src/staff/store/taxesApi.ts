import type { Envelope } from '../../../contract/http';
import type { ChangeTaxClassBody, TaxClassBody, TaxClasses } from '../../../contract/staffTaxes';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const changes = {
  transformResponse: (envelope: Envelope<TaxClasses>) => envelope,
  invalidatesTags: ['Product'],
  extraOptions: { silent: true },
} as const;

const taxUrl = (id: string): string => `/catalogue/taxes/${encodeURIComponent(id)}`;

/** Tax classes with their rates by date. */
const taxesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getTaxClasses: build.query<TaxClasses, undefined>({
      query: () => '/catalogue/taxes',
      transformResponse: unwrap<TaxClasses>,
      providesTags: ['Product'],
    }),
    addTaxClass: build.mutation<Envelope<TaxClasses>, TaxClassBody>({
      query: (body) => ({ url: '/catalogue/taxes', method: 'POST', body }),
      ...changes,
    }),
    addUsualTaxClasses: build.mutation<Envelope<TaxClasses>, undefined>({
      query: () => ({ url: '/catalogue/taxes/usual', method: 'POST' }),
      ...changes,
      extraOptions: {},
    }),
    changeTaxClass: build.mutation<Envelope<TaxClasses>, { id: string; body: ChangeTaxClassBody }>({
      query: ({ id, body }) => ({ url: taxUrl(id), method: 'PUT', body }),
      ...changes,
    }),
    removeTaxClass: build.mutation<Envelope<TaxClasses>, string>({
      query: (id) => ({ url: taxUrl(id), method: 'DELETE' }),
      ...changes,
    }),
  }),
});

export const {
  useGetTaxClassesQuery,
  useAddTaxClassMutation,
  useAddUsualTaxClassesMutation,
  useChangeTaxClassMutation,
  useRemoveTaxClassMutation,
} = taxesApi;
