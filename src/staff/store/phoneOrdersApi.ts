import type { Address, CreateAddressBody } from '../../../contract/address';
import type { CartBill, CreatedOrder } from '../../../contract/orders';
import type {
  Caller,
  CreateCallerBody,
  FoundCaller,
  LastOrder,
  PhoneCartBody,
  PhoneOrderBody,
} from '../../../contract/phoneOrders';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

/** Orders by phone and WhatsApp. */
const phoneOrdersApi = staffApi.enhanceEndpoints({ addTagTypes: ['Caller'] }).injectEndpoints({
  endpoints: (build) => ({
    getCaller: build.query<FoundCaller, string>({
      query: (mobileNumber) => ({ url: '/phone-orders/caller', params: { mobileNumber } }),
      transformResponse: unwrap<FoundCaller>,
      providesTags: ['Caller'],
    }),
    createCaller: build.mutation<Caller, CreateCallerBody>({
      query: (body) => ({ url: '/phone-orders/callers', method: 'POST', body }),
      transformResponse: unwrap<Caller>,
      invalidatesTags: ['Caller'],
    }),
    addCallerAddress: build.mutation<Address, { customerId: string; body: CreateAddressBody }>({
      query: ({ customerId, body }) => ({
        url: `/phone-orders/callers/${encodeURIComponent(customerId)}/addresses`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<Address>,
      invalidatesTags: ['Caller'],
    }),
    /** Prices and stock move, so it is asked for each time. */
    getLastOrder: build.query<LastOrder, string>({
      query: (customerId) => `/phone-orders/callers/${encodeURIComponent(customerId)}/last`,
      transformResponse: unwrap<LastOrder>,
      keepUnusedDataFor: 0,
    }),
    getCallerBill: build.query<CartBill, PhoneCartBody>({
      query: (body) => ({ url: '/phone-orders/bill', method: 'POST', body }),
      transformResponse: unwrap<CartBill>,
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
    placePhoneOrder: build.mutation<CreatedOrder, Keyed<PhoneOrderBody>>({
      query: (request) => keyedPost('/phone-orders/', request),
      transformResponse: unwrap<CreatedOrder>,
      // A rejection means that price or stock moved, so the bill is outdated too.
      invalidatesTags: ['Orders', 'Caller'],
    }),
  }),
});

export const {
  useGetCallerQuery,
  useCreateCallerMutation,
  useAddCallerAddressMutation,
  useLazyGetLastOrderQuery,
  useGetCallerBillQuery,
  usePlacePhoneOrderMutation,
} = phoneOrdersApi;
