import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffHealth } from '../../../../contract/staffHealth';
import type { HealthProblem } from '../../../../contract/staffHealthConstants';
import { Disclosure } from '../../../components/Disclosure';
import { ErrorState } from '../../../components/ErrorState';
import { ExpandMore } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { formatDateTime } from '../../../lib/dates';
import { useConfirmPassphraseMutation, useGetHealthQuery } from '../../store/healthApi';
import { RunFacts } from './RunFacts';
import { formatBytes } from './formatBytes';

/** Data may be lost already; the others say what makes that likelier. */
const SEVERE: readonly HealthProblem[] = ['BACKUP_FAILED', 'BACKUP_OLD', 'BACKUP_NONE', 'BACKUP_OFF', 'DRILL_FAILED'];

const Fact = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>{children}</Typography>
);

/** Backups and their drills, work that was given up, disk, database and release, each problem with what to do. */
export const HealthPage = () => {
  const { t } = useTranslation('staffHealth');
  const { data, isError, refetch } = useGetHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { problems, isNightly, backup, drill, database, disk } = data;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, '& > *': { minWidth: 0 } }}>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      {problems.length === 0 && <Alert severity="success">{t('allWell')}</Alert>}
      {problems.map((problem) => (
        <ProblemAlert key={problem} problem={problem} health={data} />
      ))}
      <TitledSection title={t('backup')}>
        <RunFacts runs={backup} never={t(isNightly ? 'neverBackedUp' : 'notNightly')} />
      </TitledSection>
      <TitledSection title={t('drill')}>
        <Typography color="textSecondary">{t('drillHint')}</Typography>
        <RunFacts runs={drill} never={t('neverTried')} />
      </TitledSection>
      <TitledSection title={t('machine')}>
        <Fact>{t('database', { ...database, size: formatBytes(database.bytes) })}</Fact>
        {disk && <Fact>{t('disk', { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })}</Fact>}
      </TitledSection>
      <Release health={data} />
    </Box>
  );
};

const ProblemAlert = ({ problem, health }: { problem: HealthProblem; health: StaffHealth }) => {
  const { t, i18n } = useTranslation('staffHealth');
  const [confirm, { isLoading }] = useConfirmPassphraseMutation();
  const { backup, drill, givenUp, disk } = health;
  const reason = { BACKUP_FAILED: backup.failed, DRILL_FAILED: drill.failed }[problem as string]?.problem;
  return (
    <Alert
      severity={SEVERE.includes(problem) ? 'error' : 'warning'}
      sx={{ flexWrap: 'wrap', '& > .MuiAlert-message': { flex: '1 1 65%', minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        problem === 'PASSPHRASE' && (
          <Button color="inherit" disabled={isLoading} onClick={() => void confirm(undefined)} sx={{ minHeight: 44 }}>
            {t('passphraseKept')}
          </Button>
        )
      }
    >
      {t(`problem.${problem}`, { free: formatBytes(disk?.freeBytes ?? 0) })}
      {reason !== undefined && (
        <Box component="pre" lang="en" sx={{ margin: 0, marginTop: 1, whiteSpace: 'pre-wrap', font: 'inherit' }}>
          {reason}
        </Box>
      )}
      {problem === 'WORK_GIVEN_UP' && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {givenUp.map(({ kind, count, oldestAt }) => (
            <li key={kind}>{t('lane', { kind, count, at: formatDateTime(oldestAt, i18n.language) })}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

const Release = ({ health: { version, installedVersion, changes } }: { health: StaffHealth }) => {
  const { t } = useTranslation('staffHealth');
  return (
    <TitledSection title={t('release')}>
      <Fact>{t('runs', { version })}</Fact>
      {installedVersion !== null && <Fact>{t('installed', { version: installedVersion })}</Fact>}
      {changes.length > 0 && (
        // What waits to be started is read at once.
        <Disclosure open={installedVersion !== null || undefined}>
          <summary>
            {t('changes')}
            <ExpandMore />
          </summary>
          <Box lang="en">
            {changes.map(({ title, lines }) => (
              <Box key={title} sx={{ marginTop: 1.5 }}>
                <Typography variant="subtitle1" component="h3">
                  {title}
                </Typography>
                <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Disclosure>
      )}
    </TitledSection>
  );
};
