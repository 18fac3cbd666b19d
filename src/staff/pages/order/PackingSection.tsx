import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { LineChanges } from '../../features/lineChanges/LineChanges';
import { Section } from './Section';

/** The lines as they are packed. */
export const PackingSection = ({ order: { orderId } }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffBoard');
  return (
    <Section title={t('order.packing')}>
      <LineChanges orderId={orderId} />
    </Section>
  );
};
