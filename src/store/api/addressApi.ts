import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  Address,
  CreateAddressBody,
  CurrentAddress,
  Directions,
  DirectionsBody,
  EditAddressBody,
  GeocodedLocation,
} from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

/** Saved addresses and geocoding. Identifiers are appended to the path (specification §7). */
export const addressApi = createApi({
  reducerPath: 'addressApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: ['Addresses'],
  endpoints: (build) => ({
    getAddresses: build.query<Address[], undefined>({
      query: () => '/address/list',
      transformResponse: unwrap<Address[]>,
      providesTags: ['Addresses'],
    }),
    getAddress: build.query<Address, string>({
      query: (id) => `/address/detail/${encodeURIComponent(id)}`,
      transformResponse: unwrap<Address>,
      providesTags: ['Addresses'],
      // Each edit starts from the saved state.
      keepUnusedDataFor: 0,
    }),
    createAddress: build.mutation<CurrentAddress, CreateAddressBody>({
      query: (body) => ({ url: '/address/create', method: 'POST', body }),
      transformResponse: unwrap<CurrentAddress>,
      invalidatesTags: (_result, error) => (error ? [] : ['Addresses']),
    }),
    editAddress: build.mutation<CurrentAddress, EditAddressBody>({
      query: (body) => ({ url: '/address/edit', method: 'PUT', body }),
      transformResponse: unwrap<CurrentAddress>,
      invalidatesTags: (_result, error) => (error ? [] : ['Addresses']),
    }),
    setDefaultAddress: build.mutation<CurrentAddress, string>({
      query: (id) => ({ url: `/address/update/status/${encodeURIComponent(id)}`, method: 'PUT' }),
      transformResponse: unwrap<CurrentAddress>,
      invalidatesTags: (_result, error) => (error ? [] : ['Addresses']),
    }),
    // A rejection invalidates, too: an address that is gone should leave the list.
    deleteAddress: build.mutation<null, string>({
      query: (id) => ({ url: `/address/delete/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Addresses'],
    }),
    geocode: build.query<GeocodedLocation[], LatLng>({
      query: ({ lat, lng }) => `/address/geocode?lat=${lat}&lng=${lng}`,
      transformResponse: unwrap<GeocodedLocation[]>,
    }),
    getDirections: build.query<Directions, DirectionsBody>({
      query: (body) => ({ url: '/address/directions', method: 'POST', body }),
      transformResponse: unwrap<Directions>,
    }),
  }),
});

export const {
  useGetAddressesQuery,
  useGetAddressQuery,
  useCreateAddressMutation,
  useEditAddressMutation,
  useSetDefaultAddressMutation,
  useDeleteAddressMutation,
  useLazyGeocodeQuery,
} = addressApi;
