import type { StaffOrder } from '../../../../contract/staffOrders';
import { NotificationList } from '../../features/messages/NotificationList';
import { useGetMessagesOfOrderQuery } from '../../store/messagesApi';

/** What the customer was told of the order. */
export const MessagesSection = ({ order: { orderNumber } }: { order: StaffOrder }) => {
  const { currentData } = useGetMessagesOfOrderQuery(orderNumber, { refetchOnMountOrArgChange: true });
  return <NotificationList notifications={currentData?.items} />;
};
