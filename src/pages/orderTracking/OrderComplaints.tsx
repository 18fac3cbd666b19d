import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/TitledSection';
import { formatDateTime } from '../../lib/dates';
import { useGetComplaintsQuery } from '../../store/api/complaintsApi';
import { ComplaintStatus } from './ComplaintStatus';
import { ReportDialog } from './ReportDialog';

/**
 * Lists what was reported about a delivered order, and what the shop made of it; with a way to report more while it is
 * time.
 */
export const OrderComplaints = ({ orderId }: { orderId: string }) => {
  const { t, i18n } = useTranslation('complaints');
  const { data } = useGetComplaintsQuery(orderId, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const { reportableUntil, lines } = data;
  const reported = lines.flatMap(({ complaint, ...line }) => (complaint ? [{ ...line, complaint }] : []));
  const reportable = reportableUntil === null ? [] : lines.filter(({ complaint }) => complaint === null);
  if (reported.length === 0 && reportable.length === 0) return null;

  return (
    <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
      <TitledSection title={t('title')}>
        <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
          {reported.map(({ lineNo, name, complaint }) => (
            <ComplaintStatus key={lineNo} name={name} complaint={complaint} />
          ))}
          {reportable.length > 0 && reportableUntil !== null && (
            <>
              <Typography variant="body2" color="textSecondary">
                {t('until', { until: formatDateTime(reportableUntil, i18n.language) })}
              </Typography>
              <Button variant="outlined" onClick={() => setIsOpen(true)}>
                {t('report')}
              </Button>
            </>
          )}
        </Stack>
      </TitledSection>
      {isOpen && <ReportDialog orderId={orderId} lines={reportable} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};
