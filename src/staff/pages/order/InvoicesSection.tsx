import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { RowList } from '../../components/RowList';
import { DocumentRow } from '../../features/invoices/DocumentRow';
import { useGetDocumentsOfOrderQuery } from '../../store/invoicesApi';

/** The order's invoice, and what followed it. */
export const InvoicesSection = ({ order: { orderNumber } }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffInvoices');
  const { currentData: documents } = useGetDocumentsOfOrderQuery(orderNumber, { refetchOnMountOrArgChange: true });
  if (!documents || documents.length === 0) return null;
  return (
    <RowList
      title={t('title')}
      empty=""
      items={documents}
      keyOf={({ _id }) => _id}
      render={(document) => <DocumentRow document={document} isOfOrder />}
    />
  );
};
