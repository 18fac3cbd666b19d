import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../components/PageSkeleton';

/** Shows what customers see on Home, in their own components. Nothing in it can be pressed. */
export const PreviewFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('staffSelling');
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" sx={{ marginBottom: 1 }}>
        {t('preview')}
      </Typography>
      <Suspense fallback={<PageSkeleton />}>
        <Box inert sx={{ overflow: 'clip', borderRadius: 1 }}>
          {children}
        </Box>
      </Suspense>
    </Box>
  );
};
