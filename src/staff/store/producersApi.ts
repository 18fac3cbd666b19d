import type { Envelope } from '../../../contract/http';
import type {
  ChangeProducerBody,
  OriginBody,
  ProducerBody,
  StaffProducer,
  StaffProducers,
  UploadedDocument,
} from '../../../contract/producers';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

const producerUrl = (id: string): string => `/producers/${encodeURIComponent(id)}`;

/** The message goes into a toast. */
const changes = {
  transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<StaffProducer>,
  invalidatesTags: ['Producer'],
  extraOptions: { silent: true },
} as const;

const producersApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getProducers: build.query<StaffProducers, undefined>({
      query: () => '/producers',
      transformResponse: unwrap<StaffProducers>,
      providesTags: ['Producer'],
    }),
    addProducer: build.mutation<Envelope<StaffProducer>, Keyed<ProducerBody>>({
      query: (request) => keyedPost('/producers', request),
      ...changes,
    }),
    changeProducer: build.mutation<Envelope<StaffProducer>, { id: string; body: ChangeProducerBody }>({
      query: ({ id, body }) => ({ url: producerUrl(id), method: 'PUT', body }),
      ...changes,
    }),
    removeProducer: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: producerUrl(id), method: 'DELETE' }),
      ...changes,
      transformResponse: (envelope: Envelope<unknown>) => envelope,
    }),
    uploadDocument: build.mutation<UploadedDocument, File>({
      query: (file) => ({
        url: '/producers/documents',
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/pdf' },
      }),
      transformResponse: unwrap<UploadedDocument>,
      extraOptions: { silent: true },
    }),
    /** Where a batch comes from. */
    changeOrigin: build.mutation<{ message: string }, { batchId: string; body: OriginBody }>({
      query: ({ batchId, body }) => ({
        url: `/stock/batches/${encodeURIComponent(batchId)}/origin`,
        method: 'PUT',
        body,
      }),
      transformResponse: (envelope: Envelope<unknown>) => envelope,
      invalidatesTags: ['Stock', 'Producer'],
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetProducersQuery,
  useAddProducerMutation,
  useChangeProducerMutation,
  useRemoveProducerMutation,
  useUploadDocumentMutation,
  useChangeOriginMutation,
} = producersApi;
