import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { RowList } from '../../components/RowList';
import { NotificationRow } from '../../features/messages/NotificationRow';
import { useGetMessagesOfOrderQuery } from '../../store/messagesApi';

/** What the customer was told of the order, and what became of each message. */
export const MessagesSection = ({ order: { orderNumber } }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffMessages');
  const { currentData } = useGetMessagesOfOrderQuery(orderNumber, { refetchOnMountOrArgChange: true });
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <RowList
      title={t('title')}
      empty=""
      items={currentData.items}
      keyOf={({ _id }) => _id}
      render={(notification) => <NotificationRow notification={notification} />}
    />
  );
};
