import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { CsvImportStatus, CsvRowState } from '../../../../contract/csvConstants';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { formatDateTime } from '../../../lib/dates';
import { isApiError } from '../../../store/api/ApiError';
import { BackLink } from '../../components/BackLink';
import { CSV_PATH } from '../../lib/staffPaths';
import { useGetCsvImportQuery } from '../../store/csvApi';
import { CsvActions } from './CsvActions';
import { CsvRows } from './CsvRows';

/** Which rows a page of that status has, the most important first. */
const LISTS: Record<CsvImportStatus, readonly CsvRowState[]> = {
  CHECKED: ['READY', 'FAULTY'],
  APPLIED: ['WRITTEN', 'MISSED', 'FAULTY'],
  UNDONE: ['UNDONE', 'STAYS', 'MISSED', 'FAULTY'],
};

/** What a file would change, or has changed, and which of its rows can't be read. */
export const CsvImportPage = () => {
  const { t, i18n } = useTranslation('staffCsv');
  const { importId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { currentData: file, error, refetch } = useGetCsvImportQuery(importId, { refetchOnMountOrArgChange: true });

  if (!file) {
    if (isApiError(error) && error.status === 404)
      return <EmptyState heading="h1" title={t('notFound')} action={<Link to={CSV_PATH}>{t('title')}</Link>} />;
    return error ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const { status, counts } = file;
  const lists = LISTS[status].filter((state, at) => at === 0 || counts[state] > 0);
  const shown =
    lists.find((state) => state === params.get('rows')) ?? lists.find((state) => counts[state] > 0) ?? lists[0];
  const at = { CHECKED: file.checkedAt, APPLIED: file.appliedAt, UNDONE: file.undoneAt }[status];

  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={CSV_PATH} label={t('title')} />
      <Typography variant="h2" component="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {file.fileName}
      </Typography>
      <Alert severity={status === 'CHECKED' ? 'info' : 'success'} sx={{ marginBottom: 2 }}>
        {t(`told.${status}`, { time: formatDateTime(at ?? file.checkedAt, i18n.language), name: file.staffName })}
      </Alert>
      <Typography sx={{ marginBottom: 2 }}>
        {[
          t('rows', { count: file.rowCount }),
          file.sameCount > 0 && t('same', { count: file.sameCount }),
          file.unreadColumns.length > 0 && t('unread', { columns: file.unreadColumns.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Box sx={{ marginBottom: 2 }}>
        <PillChoice
          label={t('show')}
          value={shown ?? 'READY'}
          options={lists.map((state) => ({ value: state, label: t(`lists.${state}`, { count: counts[state] }) }))}
          onChange={(rows) => setParams({ rows }, { replace: true })}
        />
      </Box>
      {shown && <CsvRows importId={file._id} state={shown} />}
      <CsvActions file={file} />
    </Box>
  );
};
