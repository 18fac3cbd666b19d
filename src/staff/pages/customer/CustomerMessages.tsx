import { NotificationList } from '../../features/messages/NotificationList';
import { useGetMessagesOfCustomerQuery } from '../../store/messagesApi';

/** What the customer was told last. */
export const CustomerMessages = ({ customerId }: { customerId: string }) => {
  const { currentData } = useGetMessagesOfCustomerQuery(customerId, { refetchOnMountOrArgChange: true });
  return <NotificationList notifications={currentData?.items} linksSubject />;
};
