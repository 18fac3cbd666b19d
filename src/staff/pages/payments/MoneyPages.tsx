import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { MoreButton } from '../../components/MoreButton';

interface MoneyPagesProps {
  /** The list, page by page. */
  found: {
    currentData?: { pages: readonly { items: readonly unknown[] }[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  isFiltered: boolean;
  children: ReactNode;
}

/** A list's loading, failure, emptiness, and its next page. */
export const MoneyPages = ({ found, isFiltered, children }: MoneyPagesProps) => {
  const { t } = useTranslation('staffPayments');
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage } = found;
  if (!currentData)
    return isError ? <ErrorState title={t('failed')} onRetry={() => void found.refetch()} /> : <PageSkeleton />;
  if (currentData.pages.every(({ items }) => items.length === 0))
    return <EmptyState title={t(isFiltered ? 'nothing' : 'empty')} {...(isFiltered && { text: t('nothingText') })} />;
  return (
    <Box aria-busy={isFetching}>
      {children}
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
      )}
    </Box>
  );
};
