import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryReceipt } from '../../../contract/enquiries';
import { Done } from '../../components/lazyIcons';
import { SeedSun } from '../../components/SeedSun';
import { Slip } from '../../components/Slip';
import { formatDateTime, formatDisplayDate } from '../../lib/dates';

interface EnquirySentProps {
  receipt: EnquiryReceipt;
  onWriteAnother: () => void;
}

/** Replaces a sent form: ticket number and deadlines. Takes focus, so that it is read out. */
export const EnquirySent = ({ receipt, onWriteAnother }: EnquirySentProps) => {
  const { t, i18n } = useTranslation('enquiries');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Slip>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <SeedSun tone="feast">
            <Done />
          </SeedSun>
          <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
            {t('sent.title', { ticket: receipt.ticketNumber })}
          </Typography>
        </Stack>
        <Typography>{t('sent.keep')}</Typography>
        <Typography>
          {t('sent.acknowledgeBy', { moment: formatDateTime(receipt.acknowledgeBy, i18n.language) })}
        </Typography>
        {receipt.resolveBy !== null && (
          <Typography>{t('sent.resolveBy', { date: formatDisplayDate(receipt.resolveBy, i18n.language) })}</Typography>
        )}
        <Button variant="outlined" onClick={onWriteAnother}>
          {t('sent.another')}
        </Button>
      </Stack>
    </Slip>
  );
};
