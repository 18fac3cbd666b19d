import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { ComplaintCards } from '../../features/complaints/ComplaintCards';
import { Section } from './Section';
import { useComplaints } from './useComplaints';

/** What the customer reported about the order, and what was decided. */
export const ComplaintsSection = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffComplaints');
  const complaints = useComplaints(order);
  if (complaints.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ComplaintCards complaints={complaints} heading="h3" />
    </Section>
  );
};
