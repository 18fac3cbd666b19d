import { useDevicePush } from '../../../hooks/useDevicePush';
import { endPush } from '../../../lib/browserPush';
import { readItem, writeItem } from '../../../lib/browserStorage';
import { useTurnOffNoticesMutation, useTurnOnNoticesMutation } from '../../store/noticesApi';

/** Who switched notifications on here. The next login of the same person goes on with them, one of another person doesn't. */
const OWNER = 'staffPushOf';

export const isPushOf = (staffId: string): boolean => readItem('localStorage', OWNER) === staffId;

/** With the logout, also where the server can't be told. */
export const endStaffPush = (): void => {
  writeItem('localStorage', OWNER, null);
  void endPush('/staff');
};

/** Notifications of this device for a person of the staff. */
export const useStaffPush = (staffId: string, publicKey: string | null) => {
  const [turnOn] = useTurnOnNoticesMutation();
  const [turnOff] = useTurnOffNoticesMutation();
  return useDevicePush({
    publicKey,
    scope: '/staff',
    isOwn: isPushOf(staffId),
    add: async (subscription) => {
      await turnOn(subscription).unwrap();
      writeItem('localStorage', OWNER, staffId);
    },
    remove: async () => {
      writeItem('localStorage', OWNER, null);
      await turnOff(undefined).unwrap();
    },
  });
};
