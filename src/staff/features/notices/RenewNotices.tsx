import { useEffect } from 'react';
import { useGetNoticesQuery } from '../../store/noticesApi';
import { isPushOf, useStaffPush } from './useStaffPush';

/** A login ends after a week, and browsers renew subscriptions: what a person switched on here goes on without another tap. */
export const RenewNotices = ({ staffId }: { staffId: string }) => {
  const isOwn = isPushOf(staffId);
  const { data } = useGetNoticesQuery(undefined, { skip: !isOwn });
  const { state, turnOn } = useStaffPush(staffId, data?.publicKey ?? null);
  useEffect(() => {
    // The browser has dropped it. It asks nothing, as the person has allowed it.
    if (isOwn && state === 'OFF' && Notification.permission === 'granted') void turnOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once for a state, not for each render's callback
  }, [isOwn, state]);
  return null;
};
