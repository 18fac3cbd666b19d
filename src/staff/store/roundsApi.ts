import type {
  CancelStopBody,
  DeliverBody,
  NotDeliveredBody,
  OwnRounds,
  PlanRoundBody,
  RideBody,
  RideOutcome,
  Round,
  RoundsOfDay,
  SetStopsBody,
  UploadedPhoto,
} from '../../../contract/rounds';
import { unwrap } from '../../store/api/unwrap';
import { followEvents } from '../../store/live/followEvents';
import type { StoreServices } from '../../store/services';
import { staffApi } from './staffApi';
import type { StaffState } from './staffHooks';
import { staffStream } from './staffStream';

interface StopKey {
  roundId: string;
  orderId: string;
}
interface RideRequest<Body> {
  roundId: string;
  /** The idempotency key, by which a repeated request takes effect once. */
  key: string;
  body: Body;
}

const stopPath = ({ roundId, orderId }: StopKey) => `${roundId}/stops/${orderId}`;
const post = (url: string, key: string, body: unknown) => ({
  url,
  method: 'POST',
  body,
  headers: { 'idempotency-key': key },
});
const changed = { transformResponse: unwrap<Round>, invalidatesTags: ['Round' as const] };
/** The queue of actions says what became of them. */
const ridden = {
  transformResponse: unwrap<RideOutcome>,
  invalidatesTags: ['Round' as const],
  extraOptions: { silent: true as const },
};

/** Rounds: planning by staff, and the rider's own calls. */
export const roundsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getRounds: build.query<RoundsOfDay, undefined>({
      query: () => '/rounds',
      transformResponse: unwrap<RoundsOfDay>,
      providesTags: ['Round', 'Orders', 'Live'],
    }),
    planRound: build.mutation<Round, PlanRoundBody>({
      query: (body) => ({ url: '/rounds', method: 'POST', body }),
      ...changed,
    }),
    setStops: build.mutation<Round, SetStopsBody & { roundId: string }>({
      query: ({ roundId, ...body }) => ({ url: `/rounds/${roundId}/stops`, method: 'PUT', body }),
      ...changed,
    }),
    reassignRound: build.mutation<Round, { roundId: string; riderId: string }>({
      query: ({ roundId, riderId }) => ({ url: `/rounds/${roundId}/rider`, method: 'PUT', body: { riderId } }),
      ...changed,
    }),
    dissolveRound: build.mutation<null, string>({
      query: (roundId) => ({ url: `/rounds/${roundId}`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Round'],
    }),
    endRoundForRider: build.mutation<Round, string>({
      query: (roundId) => ({ url: `/rounds/${roundId}/end`, method: 'POST' }),
      ...changed,
    }),
    reviewStop: build.mutation<Round, StopKey & { delivered: boolean }>({
      query: ({ delivered, ...stop }) => ({
        url: `/rounds/${stopPath(stop)}/review`,
        method: 'POST',
        body: { delivered },
      }),
      ...changed,
    }),
    cancelStop: build.mutation<Round, StopKey & CancelStopBody>({
      query: ({ reason, stock, ...stop }) => ({
        url: `/rounds/${stopPath(stop)}/cancel`,
        method: 'POST',
        body: { reason, stock },
      }),
      ...changed,
    }),

    /** While a rider's page is open; without a stream it polls. */
    followRounds: build.query<{ isLive: boolean }, undefined>({
      queryFn: () => ({ data: { isLive: false } }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_none, { cacheDataLoaded, cacheEntryRemoved, extra, ...api }) {
        const leaving = new AbortController();
        void cacheEntryRemoved.then(() => leaving.abort());
        try {
          await cacheDataLoaded;
        } catch {
          return;
        }
        await followEvents({
          ...staffStream('/ride/stream', extra as StoreServices, () => api.getState() as unknown as StaffState),
          signal: leaving.signal,
          onLive: (isLive) => {
            api.updateCachedData((draft) => {
              draft.isLive = isLive;
            });
          },
          onEvent: () => {
            api.dispatch(staffApi.util.invalidateTags(['Round']));
          },
        });
      },
    }),
    getOwnRounds: build.query<OwnRounds, undefined>({
      query: () => '/ride',
      transformResponse: unwrap<OwnRounds>,
      providesTags: ['Round'],
      extraOptions: { silent: 'NETWORK' },
    }),
    startRound: build.mutation<RideOutcome, RideRequest<RideBody>>({
      query: ({ roundId, key, body }) => post(`/ride/${roundId}/start`, key, body),
      ...ridden,
    }),
    endRound: build.mutation<RideOutcome, RideRequest<RideBody>>({
      query: ({ roundId, key, body }) => post(`/ride/${roundId}/end`, key, body),
      ...ridden,
    }),
    deliver: build.mutation<RideOutcome, RideRequest<DeliverBody> & StopKey>({
      query: ({ key, body, ...stop }) => post(`/ride/${stopPath(stop)}/deliver`, key, body),
      ...ridden,
    }),
    notDelivered: build.mutation<RideOutcome, RideRequest<NotDeliveredBody> & StopKey>({
      query: ({ key, body, ...stop }) => post(`/ride/${stopPath(stop)}/not-delivered`, key, body),
      ...ridden,
    }),
    addDeliveryPhoto: build.mutation<UploadedPhoto, StopKey & { key: string; photo: Blob }>({
      query: ({ key, photo, ...stop }) => ({
        url: `/ride/${stopPath(stop)}/photo`,
        method: 'POST',
        body: photo,
        headers: { 'idempotency-key': key, 'content-type': photo.type },
      }),
      transformResponse: unwrap<UploadedPhoto>,
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetRoundsQuery,
  usePlanRoundMutation,
  useSetStopsMutation,
  useReassignRoundMutation,
  useDissolveRoundMutation,
  useEndRoundForRiderMutation,
  useReviewStopMutation,
  useCancelStopMutation,
  useGetOwnRoundsQuery,
  useFollowRoundsQuery,
} = roundsApi;
