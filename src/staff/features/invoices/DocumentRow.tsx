import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffDocument } from '../../../../contract/invoices';
import { Amount } from '../../../components/Amount';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { formatDateTime } from '../../../lib/dates';
import { useDownloadStaffDocumentMutation } from '../../store/invoicesApi';

/** The same in every language. */
const PDF = 'PDF';

interface DocumentRowProps {
  document: StaffDocument;
  /** On the order's own page, which says whose it is. */
  isOfOrder?: boolean;
}

/** An invoice or a note: what it is, whose, how much, and its PDF. */
export const DocumentRow = ({ document, isOfOrder = false }: DocumentRowProps) => {
  const { t, i18n } = useTranslation('staffInvoices');
  const [download, { isLoading }] = useDownloadStaffDocumentMutation();
  const { _id, kind, serial, orderNumber, buyerName, issuedAt, totalPaise } = document;
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {serial} · {t(`kind.${kind}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatDateTime(issuedAt, i18n.language), ...(isOfOrder || buyerName === null ? [] : [buyerName])].join(
            ' · ',
          )}
        </Typography>
      </div>
      {!isOfOrder && (
        <Button component={Link} to={`/staff/orders/${orderNumber}`}>
          {t('ofOrder', { number: orderNumber })}
        </Button>
      )}
      <Amount paise={totalPaise} />
      <Button
        startIcon={<DownloadOutlined />}
        loading={isLoading}
        loadingPosition="start"
        aria-label={t('download', { serial })}
        onClick={() => void download({ id: _id, serial })}
      >
        <span>{PDF}</span>
      </Button>
    </>
  );
};
