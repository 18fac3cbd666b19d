import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffHealth } from '../../../../contract/staffHealth';
import { formatDateTime } from '../../../lib/dates';
import { useNow } from '../../hooks/useNow';
import { formatBytes } from './formatBytes';

interface RunFactsProps {
  runs: StaffHealth['backup'];
  /** Where none has succeeded. */
  never: string;
}

const HOUR_MS = 3_600_000;

/** When the last one succeeded, where it is, and how much it holds. */
export const RunFacts = ({ runs: { done, runningSince }, never }: RunFactsProps) => {
  const { t, i18n } = useTranslation('staffHealth');
  const now = useNow();
  const hours = done ? Math.max(0, Math.floor((now - Date.parse(done.at)) / HOUR_MS)) : 0;
  const age = hours < 48 ? t('hoursAgo', { count: hours }) : t('daysAgo', { count: Math.floor(hours / 24) });
  const rows = (count: number) => t('rows', { count, rows: count.toLocaleString('en-IN') });
  return (
    <>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {done ? `${formatDateTime(done.at, i18n.language)} (${age})` : never}
      </Typography>
      {done && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {[
            ...(done.bytes === null ? [] : [formatBytes(done.bytes)]),
            ...(done.rowCount === null ? [] : [rows(done.rowCount)]),
            done.target,
          ].join(' · ')}
        </Typography>
      )}
      {runningSince !== null && (
        <Typography>{t('running', { at: formatDateTime(runningSince, i18n.language) })}</Typography>
      )}
    </>
  );
};
