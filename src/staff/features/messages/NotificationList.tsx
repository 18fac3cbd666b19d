import { useTranslation } from 'react-i18next';
import type { StaffNotification } from '../../../../contract/staffMessages';
import { RowList } from '../../components/RowList';
import { NotificationRow } from './NotificationRow';

interface NotificationListProps {
  /** Undefined until they are loaded. */
  notifications: readonly StaffNotification[] | undefined;
  /** Whether each links what it is about. */
  linksSubject?: boolean;
}

/** What a customer was told, and what became of each message; nothing where it is nothing. */
export const NotificationList = ({ notifications = [], linksSubject = false }: NotificationListProps) => {
  const { t } = useTranslation('staffMessages');
  if (notifications.length === 0) return null;
  return (
    <RowList
      title={t('title')}
      empty=""
      items={notifications}
      keyOf={({ _id }) => _id}
      render={(notification) => <NotificationRow notification={notification} linksSubject={linksSubject} />}
    />
  );
};
