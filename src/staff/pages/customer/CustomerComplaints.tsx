import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../../components/TitledSection';
import { ComplaintCards } from '../../features/complaints/ComplaintCards';
import { useGetComplaintsOfCustomerQuery } from '../../store/complaintsApi';

/** What the customer reported, the newest first; nothing where there is none. */
export const CustomerComplaints = ({ customerId }: { customerId: string }) => {
  const { t } = useTranslation('staffComplaints');
  const { currentData } = useGetComplaintsOfCustomerQuery(customerId, { refetchOnMountOrArgChange: true });
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <TitledSection title={t('title')}>
      <ComplaintCards complaints={currentData.items} heading="h3" />
    </TitledSection>
  );
};
