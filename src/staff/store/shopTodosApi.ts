import type { TodoCount } from '../../../contract/staffTodos';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** Counts of pages that are loaded later than the navigation. A failure is shown where the page is read. */
const shopTodosApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getMessageTodos: build.query<TodoCount, undefined>({
      query: () => '/messages/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Message'],
      extraOptions: { silent: true },
    }),
    /** Packs that are out, or run out within days. */
    getStockTodos: build.query<TodoCount, undefined>({
      query: () => '/stock/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Stock'],
      extraOptions: { silent: true },
    }),
    /** Certificates that end within a month. */
    getProducerTodos: build.query<TodoCount, undefined>({
      query: () => '/producers/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Producer'],
      extraOptions: { silent: true },
    }),
    /** Ratings with photos to check. */
    getRatingTodos: build.query<TodoCount, undefined>({
      query: () => '/ratings/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Rating'],
      extraOptions: { silent: true },
    }),
    getHealthTodos: build.query<TodoCount, undefined>({
      query: () => '/health/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Health'],
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetMessageTodosQuery,
  useGetHealthTodosQuery,
  useGetRatingTodosQuery,
  useGetStockTodosQuery,
  useGetProducerTodosQuery,
} = shopTodosApi;
