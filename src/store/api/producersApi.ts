import type { ProducerCard, ProducerDetail, Trace } from '../../../contract/producers';
import { homepageApi } from './homepageApi';
import { unwrap } from './unwrap';

/** It is loaded with the pages that need it, so that the first view of the shop does without. */
export const producersApi = homepageApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those whose name or place has the words of a search. */
    findProducers: build.query<ProducerCard[], string>({
      query: (q) => ({ url: '/homepage/producer/list', params: { q } }),
      transformResponse: unwrap<ProducerCard[]>,
      providesTags: ['Translations', 'Products'],
      extraOptions: { silent: true },
    }),
    getProducer: build.query<ProducerDetail, string>({
      query: (slug) => `/homepage/producer/detail/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<ProducerDetail>,
      providesTags: ['Translations', 'Products'],
    }),
    /** Asked again at each visit, because a recall must not be missed. */
    getTrace: build.query<Trace, string>({
      query: (code) => `/trace/${encodeURIComponent(code)}`,
      transformResponse: unwrap<Trace>,
      providesTags: ['Translations'],
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useFindProducersQuery, useGetProducerQuery, useGetTraceQuery } = producersApi;
