import { useTranslation } from 'react-i18next';
import type { CsvRowState } from '../../../../contract/csvConstants';
import type { CsvRow } from '../../../../contract/staffCsv';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { MoreButton } from '../../components/MoreButton';
import { useGetCsvRowsInfiniteQuery } from '../../store/csvApi';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: theme.shape.borderRadius,
  '& > li': { padding: theme.spacing(1.5, 2), overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 1.5) },
  '& .name': theme.typography.subtitle2,
  '& .more': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& ul': {
    ...theme.typography.body2,
    listStyle: 'none',
    margin: theme.spacing(0.5, 0, 0),
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-line',
  },
  '& .problem': { color: theme.vars.palette.error.main },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 700 },
}));

interface CsvRowsProps {
  importId: string;
  state: CsvRowState;
}

/** Rows of a file, each with what it changes or what is wrong with it. */
export const CsvRows = ({ importId, state }: CsvRowsProps) => {
  const { t } = useTranslation('staffCsv');
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useGetCsvRowsInfiniteQuery(
    { id: importId, state },
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.pages.flatMap(({ items }) => items);
  if (isError && !rows) return <ErrorState onRetry={() => void refetch()} />;
  if (!rows) return <PageSkeleton />;
  if (rows.length === 0) return <EmptyState title={t('nothing')} text={t('nothingText')} />;
  return (
    <>
      <List>
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </List>
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
};

const Row = ({ row: { row, name, sku, netGrams, measure, kind, changes, problems } }: { row: CsvRow }) => {
  const { t } = useTranslation('staffCsv');
  const formatSize = useFormatSize();
  const parts = [
    sku,
    netGrams === null ? '' : formatSize({ netGrams, measure }),
    kind === 'CHANGE' ? '' : t(`kinds.${kind}`),
  ];
  return (
    <li>
      <div className="head">
        <span className="more">{t('row', { row })}</span>
        <span className="name">{name}</span>
        <span className="more">{parts.filter((part) => part !== '').join(' · ')}</span>
      </div>
      {problems.length > 0 && (
        <ul className="problem">
          {problems.map(({ column, message }) => (
            <li key={`${column} ${message}`}>{column === null ? message : `${column}: ${message}`}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ column, before, after }) => (
            <li key={column}>
              {column}: {before !== null && before !== '' && <del>{before}</del>}
              {before !== null && before !== '' && ' → '}
              <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
