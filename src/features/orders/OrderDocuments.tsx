import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OrderDocument } from '../../../contract/invoices';
import type { OrderTracking } from '../../../contract/orders';
import { DownloadOutlined } from '../../components/lazyIcons';
import { useDownloadDocumentMutation } from '../../store/api/invoicesApi';

interface OrderDocumentsProps {
  orderId: string;
  documents: NonNullable<OrderTracking['documents']>;
}

/** An order's invoice, and the notes that followed it, to be downloaded. */
export const OrderDocuments = ({ orderId, documents }: OrderDocumentsProps) => (
  <>
    {documents.map((document) => (
      <DocumentButton key={document._id} orderId={orderId} document={document} />
    ))}
  </>
);

const DocumentButton = ({ orderId, document }: { orderId: string; document: OrderDocument }) => {
  const { t } = useTranslation('orders');
  const [download, { isLoading }] = useDownloadDocumentMutation();
  const { kind } = document;
  const what =
    kind === 'CREDIT_NOTE' || kind === 'REFUND_VOUCHER' || kind === 'DELIVERY_CHALLAN' || kind === 'DELIVERY_NOTE'
      ? kind
      : 'INVOICE';
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void download({ orderId, document })}
    >
      <span>{t(`documents.${what}`, { serial: document.serial })}</span>
    </Button>
  );
};
