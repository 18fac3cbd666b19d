import { useTranslation } from 'react-i18next';
import { RowList } from '../../components/RowList';
import { NotificationRow } from '../../features/messages/NotificationRow';
import { useGetMessagesOfCustomerQuery } from '../../store/messagesApi';

/** What the customer was told last; nothing where it is nothing. */
export const CustomerMessages = ({ customerId }: { customerId: string }) => {
  const { t } = useTranslation('staffMessages');
  const { currentData } = useGetMessagesOfCustomerQuery(customerId, { refetchOnMountOrArgChange: true });
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <RowList
      title={t('title')}
      empty=""
      items={currentData.items}
      keyOf={({ _id }) => _id}
      render={(notification) => <NotificationRow notification={notification} linksSubject />}
    />
  );
};
