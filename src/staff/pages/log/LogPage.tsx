import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { formatDateTime } from '../../../lib/dates';
import { MoreButton } from '../../components/MoreButton';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import { useGetAuditedActionsInfiniteQuery, type AuditFilter } from '../../store/auditApi';
import { AuditedActionRow } from './AuditedActionRow';
import { LogFilters } from './LogFilters';

const ROW_HEIGHT_PX = 96;
const FILTERS = ['staffId', 'action', 'from', 'to', 'subject', 'words'] as const;

/** Lists who did what, newest first. The filters are in the URL. */
export const LogPage = () => {
  const { t, i18n } = useTranslation('staffLog');
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetAuditedActionsInfiniteQuery(filter);
  const auditedActions = data?.pages.flatMap(({ items }) => items);
  const searchedTo = data?.pages.at(-1)?.searchedTo;

  useAnnounceResult(
    JSON.stringify(filter),
    isFetching || !auditedActions
      ? null
      : auditedActions.length > 0
        ? t('found', { count: auditedActions.length })
        : t('nothing'),
  );
  const setFilter = (change: AuditFilter): void => {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    setParams(next, { replace: true });
  };

  return (
    <Box sx={{ maxWidth: 960 }}>
      <Typography variant="h2" component="h1" sx={{ marginBottom: 2 }}>
        {t('title')}
      </Typography>
      <LogFilters filter={filter} onChange={setFilter} />

      {isError && !auditedActions && <ErrorState onRetry={() => void refetch()} />}
      {auditedActions?.length === 0 && !hasNextPage && <EmptyState title={t('nothing')} text={t('nothingText')} />}
      <Stack component="ol" spacing={1} aria-busy={isFetching} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {auditedActions
          ? auditedActions.map((audited) => (
              <AuditedActionRow key={audited._id} audited={audited} onSubject={(subject) => setFilter({ subject })} />
            ))
          : !isError &&
            [0, 1, 2, 3].map((row) => (
              <li key={row}>
                <Skeleton variant="rounded" height={ROW_HEIGHT_PX} />
              </li>
            ))}
      </Stack>
      {searchedTo && (
        <Typography role="status" sx={{ marginTop: 2, textAlign: 'center' }}>
          {t('searchedTo', { moment: formatDateTime(searchedTo, i18n.language) })}
        </Typography>
      )}
      {hasNextPage && (
        <MoreButton
          label={t(searchedTo ? 'searchOlder' : 'more')}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Box>
  );
};
