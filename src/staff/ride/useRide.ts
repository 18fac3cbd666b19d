import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OwnRounds, Phone } from '../../../contract/rounds';
import { useOnline } from '../../hooks/useOnline';
import { isApiError, type ApiError } from '../../store/api/ApiError';
import { useAppDispatch } from '../../store/hooks';
import type { RideAction } from '../lib/offlineStorage';
import { offlineStorage, OfflineStorageContext } from '../lib/OfflineStorageContext';
import { roundsApi, useFollowRoundsQuery, useGetOwnRoundsQuery } from '../store/roundsApi';
import { applyActions } from './applyActions';
import { makeRideQueue } from './rideQueue';

const REFRESH_MS = 30_000;
const SEND_AGAIN_MS = 15_000;

type Dispatch = ReturnType<typeof useAppDispatch>;

const { startRound, endRound, deliver, notDelivered, addDeliveryPhoto } = roundsApi.endpoints;

const call = (dispatch: Dispatch, action: RideAction, phone: Phone, photoId?: string) => {
  const { roundId, key } = action;
  switch (action.kind) {
    case 'start':
      return dispatch(startRound.initiate({ roundId, key, body: { phone } }, { track: false })).unwrap();
    case 'end':
      return dispatch(endRound.initiate({ roundId, key, body: { phone } }, { track: false })).unwrap();
    case 'deliver': {
      const body = { ...action.body, phone, ...(photoId !== undefined && { photoId }) };
      return dispatch(deliver.initiate({ roundId, key, orderId: action.orderId, body }, { track: false })).unwrap();
    }
    case 'notDelivered': {
      const body = { ...action.body, phone };
      return dispatch(
        notDelivered.initiate({ roundId, key, orderId: action.orderId, body }, { track: false }),
      ).unwrap();
    }
  }
};

const sendBy =
  (dispatch: Dispatch) =>
  async (action: RideAction, wasQueued: boolean): Promise<ApiError | null> => {
    try {
      const photo =
        action.kind === 'deliver' && action.photo
          ? { photo: action.photo, roundId: action.roundId, orderId: action.orderId, key: `${action.key}-photo` }
          : null;
      const uploaded = photo && (await dispatch(addDeliveryPhoto.initiate(photo, { track: false })).unwrap());
      const phone = { at: action.at, sentAt: new Date().toISOString(), wasQueued };
      await call(dispatch, action, phone, uploaded?.photoId);
      return null;
    } catch (error) {
      return isApiError(error) ? error : { status: 500, messages: [], data: null };
    }
  };

/** A rider's rounds and actions, with or without network. */
export const useRide = (staffId: string) => {
  const dispatch = useAppDispatch();
  const given = useContext(OfflineStorageContext);
  const isOnline = useOnline();
  const storage = given ?? offlineStorage();
  const queue = useMemo(
    () => makeRideQueue({ staffId, storage, send: sendBy(dispatch) }),
    [staffId, storage, dispatch],
  );
  const actions = useSyncExternalStore(queue.subscribe, queue.read);
  const isLive = useFollowRoundsQuery(undefined).data?.isLive ?? false;
  const query = useGetOwnRoundsQuery(undefined, {
    pollingInterval: isOnline && !isLive ? REFRESH_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const [stored, setStored] = useState<OwnRounds | null>(null);

  useEffect(() => {
    let isLeft = false;
    void storage.readRounds(staffId).then((rounds) => {
      if (!isLeft) setStored(rounds);
    });
    return () => {
      isLeft = true;
    };
  }, [storage, staffId]);

  const { data } = query;
  useEffect(() => {
    if (data) void storage.saveRounds(staffId, data);
  }, [data, storage, staffId]);

  // Once at the start, when the network is back, and from time to time: phones believe in networks that are none.
  useEffect(() => {
    void queue.flush();
    const timer = setInterval(() => void queue.flush(), SEND_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queue, isOnline]);

  const rounds = data ?? (query.isError ? stored : null);
  const rides = useMemo(
    () => rounds && applyActions(rounds, actions).filter(({ state }) => state !== 'DONE'),
    [rounds, actions],
  );
  return { rides, actions, queue, isOnline, error: rounds === null ? query.error : undefined, refetch: query.refetch };
};
