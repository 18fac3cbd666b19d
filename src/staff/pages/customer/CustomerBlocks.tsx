import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCustomer } from '../../../../contract/staffCustomers';
import { formatDateTime } from '../../../lib/dates';
import { TitledSection } from '../../../components/TitledSection';
import { useMay } from '../../store/staffHooks';
import { BlockDialog } from './BlockDialog';

/** Whether the customer may order, and earlier blocks with their ends. */
export const CustomerBlocks = ({ customer: { customerId, name, blocks } }: { customer: StaffCustomer }) => {
  const { t, i18n } = useTranslation('staffCustomers');
  const mayBlock = useMay('blockCustomers');
  const [isAsking, setAsking] = useState(false);
  const current = blocks.find(({ endedAt }) => endedAt === null);
  const by = (person: string | null, at: string | null) =>
    [person, at && formatDateTime(at, i18n.language)].filter(Boolean).join(' · ');
  return (
    <TitledSection title={t('block.title')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {current ? (
          <Alert severity="error" sx={{ width: '100%' }}>
            {t('block.inForce', { reason: current.reason })}
            <Typography variant="body2">{by(current.blockedBy, current.blockedAt)}</Typography>
          </Alert>
        ) : (
          <Typography color="textSecondary">{t('block.none')}</Typography>
        )}
        {blocks
          .filter(({ endedAt }) => endedAt !== null)
          .map((block) => (
            <Typography key={block.blockedAt} variant="body2" color="textSecondary">
              {t('block.was', {
                reason: block.reason,
                from: by(block.blockedBy, block.blockedAt),
                endReason: block.endReason,
                until: by(block.endedBy, block.endedAt),
              })}
            </Typography>
          ))}
        {mayBlock && (
          <Button
            variant="outlined"
            color={current ? 'primary' : 'error'}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t(current ? 'block.end' : 'block.begin')}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <BlockDialog
          customerId={customerId}
          name={name}
          isBlocked={current !== undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </TitledSection>
  );
};
