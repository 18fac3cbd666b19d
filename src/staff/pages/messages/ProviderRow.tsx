import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { StatusLabel } from '../../../components/StatusLabel';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { CopyButton } from '../../components/CopyButton';

export type MessageProvider = StaffMessages['providers'][number];

/** A provider: its turn, when it last took a message, the month's counts and cost, and where it reports to. */
export const ProviderRow = ({ provider }: { provider: MessageProvider }) => {
  const { t, i18n } = useTranslation('staffMessages');
  const { name, channel, isFirst, lastTakenAt, delivered, underWay, refused, failed, costPaise, reportUrl } = provider;
  const lastTaken =
    lastTakenAt === null ? t('neverTaken') : t('lastTaken', { at: formatDateTime(lastTakenAt, i18n.language) });
  return (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          {t(`provider.${name}`)}
          {channel === 'SMS' && ` · ${t('channel.SMS')}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isFirst ? 'first' : 'next')} {lastTaken}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {name === 'console'
            ? t('monthPrinted', { count: delivered })
            : t('month', { delivered, underWay, cost: formatPaise(costPaise) })}
        </Typography>
      </div>
      {(refused > 0 || failed > 0) && <StatusLabel tone="stopped" label={t('notSent', { refused, failed })} />}
      {reportUrl !== null && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {t('reportsTo')} <code>{reportUrl}</code>
          </Typography>
          <CopyButton text={reportUrl} />
        </Box>
      )}
    </>
  );
};
