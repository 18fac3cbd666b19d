import type { Envelope } from '../../../contract/http';
import type {
  BannerBody,
  ChangeBannerBody,
  ChangeCouponBody,
  ChangeOfferBody,
  CouponBody,
  FrontPageOrderBody,
  OfferBody,
  SellingBanners,
  SellingCoupons,
  SellingOffers,
} from '../../../contract/staffSelling';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

const offerUrl = (id: string): string => `/selling/offers/${encodeURIComponent(id)}`;
const bannerUrl = (id: string): string => `/selling/banners/${encodeURIComponent(id)}`;
const couponUrl = (code: string): string => `/selling/coupons/${encodeURIComponent(code)}`;

/** The message goes into a toast, failures into the form. */
const change = {
  transformResponse: (envelope: Envelope<unknown>) => envelope,
  invalidatesTags: ['Selling'],
  extraOptions: { silent: true },
} as const;

/** Coupons, offers and banners, as staff edits them. */
const sellingApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getCoupons: build.query<SellingCoupons, undefined>({
      query: () => '/selling/coupons',
      transformResponse: unwrap<SellingCoupons>,
      providesTags: ['Selling'],
    }),
    addCoupon: build.mutation<Envelope<unknown>, CouponBody>({
      query: (body) => ({ url: '/selling/coupons', method: 'POST', body }),
      ...change,
    }),
    changeCoupon: build.mutation<Envelope<unknown>, { code: string; body: ChangeCouponBody }>({
      query: ({ code, body }) => ({ url: couponUrl(code), method: 'PUT', body }),
      ...change,
    }),
    removeCoupon: build.mutation<Envelope<unknown>, string>({
      query: (code) => ({ url: couponUrl(code), method: 'DELETE' }),
      ...change,
    }),
    getSellingOffers: build.query<SellingOffers, undefined>({
      query: () => '/selling/offers',
      transformResponse: unwrap<SellingOffers>,
      providesTags: ['Selling'],
    }),
    addOffer: build.mutation<Envelope<unknown>, Keyed<OfferBody>>({
      query: (request) => keyedPost('/selling/offers', request),
      ...change,
    }),
    changeOffer: build.mutation<Envelope<unknown>, { id: string; body: ChangeOfferBody }>({
      query: ({ id, body }) => ({ url: offerUrl(id), method: 'PUT', body }),
      ...change,
    }),
    orderOffers: build.mutation<Envelope<unknown>, FrontPageOrderBody>({
      query: (body) => ({ url: '/selling/offers/order', method: 'PUT', body }),
      ...change,
      extraOptions: {},
    }),
    removeOffer: build.mutation<Envelope<unknown>, string>({
      query: (id) => ({ url: offerUrl(id), method: 'DELETE' }),
      ...change,
    }),
    getSellingBanners: build.query<SellingBanners, undefined>({
      query: () => '/selling/banners',
      transformResponse: unwrap<SellingBanners>,
      providesTags: ['Selling', 'Product'],
    }),
    addBanner: build.mutation<Envelope<unknown>, Keyed<BannerBody>>({
      query: (request) => keyedPost('/selling/banners', request),
      ...change,
    }),
    changeBanner: build.mutation<Envelope<unknown>, { id: string; body: ChangeBannerBody }>({
      query: ({ id, body }) => ({ url: bannerUrl(id), method: 'PUT', body }),
      ...change,
    }),
    orderBanners: build.mutation<Envelope<unknown>, FrontPageOrderBody>({
      query: (body) => ({ url: '/selling/banners/order', method: 'PUT', body }),
      ...change,
      extraOptions: {},
    }),
    removeBanner: build.mutation<Envelope<unknown>, string>({
      query: (id) => ({ url: bannerUrl(id), method: 'DELETE' }),
      ...change,
    }),
  }),
});

export const {
  useGetCouponsQuery,
  useAddCouponMutation,
  useChangeCouponMutation,
  useRemoveCouponMutation,
  useGetSellingOffersQuery,
  useAddOfferMutation,
  useChangeOfferMutation,
  useOrderOffersMutation,
  useRemoveOfferMutation,
  useGetSellingBannersQuery,
  useAddBannerMutation,
  useChangeBannerMutation,
  useOrderBannersMutation,
  useRemoveBannerMutation,
} = sellingApi;
