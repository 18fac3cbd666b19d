import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { RowList } from '../../components/RowList';
import { MoreButton } from '../../components/MoreButton';
import { DocumentRow } from '../../features/invoices/DocumentRow';
import { useNow } from '../../hooks/useNow';
import { monthsOffered } from '../../lib/figurePeriod';
import { formatMonth } from '../../lib/figureTexts';
import { shopDay } from '../../lib/shopDays';
import { useGetDocumentsInfiniteQuery } from '../../store/invoicesApi';
import { ReturnFiles } from './ReturnFiles';

const MAX_SEARCH = 80;

/** A month's invoices and notes, and its files for the tax return. The month is in the URL. */
export const InvoicesPage = () => {
  const { t, i18n } = useTranslation('staffInvoices');
  const [params, setParams] = useSearchParams();
  const months = monthsOffered(shopDay(useNow()));
  const month = months.find((each) => each === params.get('month')) ?? months[0] ?? '';
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, '& > *': { minWidth: 0 } }}>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { tablet: '240px minmax(0, 1fr)' } }}>
        <TextField
          select
          label={t('month')}
          value={month}
          onChange={({ target: { value } }) => setParams({ month: value }, { replace: true })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each, i18n.language)}
            </option>
          ))}
        </TextField>
        <TextField
          type="search"
          label={t('search')}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
          slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
        />
      </Box>
      <ReturnFiles month={month} />
      <DocumentList month={month} search={search} />
    </Box>
  );
};

const DocumentList = ({ month, search }: { month: string; search: string }) => {
  const { t } = useTranslation('staffInvoices');
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetDocumentsInfiniteQuery({ month, ...(search !== '' && { search }) }, { refetchOnMountOrArgChange: true });
  if (!currentData)
    return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div>
      <RowList
        title={t('list')}
        empty={t(search === '' ? 'empty' : 'nothing')}
        items={currentData.pages.flatMap(({ items }) => items)}
        keyOf={({ _id }) => _id}
        render={(document) => <DocumentRow document={document} />}
      />
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </div>
  );
};
