import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { accountRows } from '../../components/accountRows';
import { BillRows } from '../../components/BillRows';
import { TitledSection } from '../../components/TitledSection';

/** What a placed order costs as packed, what came for it and what goes back. */
export const OrderBill = (order: Pick<OrderTracking, 'account' | 'bill'>) => {
  const { t } = useTranslation('orders');
  return (
    <TitledSection title={t('bill.title')}>
      <BillRows rows={accountRows(order, (key, values) => t(`bill.${key}`, { ...values }))} />
    </TitledSection>
  );
};
