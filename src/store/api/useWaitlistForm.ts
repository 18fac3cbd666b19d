import type { WaitlistBody } from '../../../contract/waitlist';
import { useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '../slices/authSlice';
import { isApiError } from './ApiError';
import { useGetCustomerQuery } from './customerApi';
import { useJoinWaitlistMutation } from './waitlistApi';

/** What the form of the waitlist needs of the store: the customer's number, or '', and how it is sent. */
export const useWaitlistForm = () => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data: customer } = useGetCustomerQuery(undefined, { skip: !isLoggedIn });
  const [join] = useJoinWaitlistMutation();
  return {
    mobileNumber: customer?.mobileNumber ?? '',
    onJoin: async (body: WaitlistBody) => {
      const { data, error } = await join(body);
      if (data) return { thanks: data.message };
      const { fields, messages = [] } = isApiError(error) ? error : {};
      return { fields, problems: messages };
    },
  };
};
