import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';

interface LoadedProps<Data> {
  query: { currentData?: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is being read, or a retry. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => {
  const { currentData, isError, isFetching, refetch } = query;
  const { t } = useTranslation('staffFigures');
  if (currentData === undefined)
    return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
      {children(currentData)}
    </Box>
  );
};
