import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { nextStep, OPENING_STEPS } from '../../lib/openingSteps';
import { useGetOpeningQuery } from '../../store/openingApi';
import { GuideStep } from './GuideStep';
import { OpeningSwitch } from './OpeningSwitch';

/**
 * From an empty shop to its first order, and the switch that opens and closes it. The page reads from the shop itself
 * what is done.
 */
export const GuidePage = () => {
  const { t } = useTranslation('staffOpening');
  const { data: opening, isError, refetch } = useGetOpeningQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!opening) {
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const next = nextStep(opening);
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Typography variant="h2" component="h1" sx={{ marginBottom: 2 }}>
        {t('title')}
      </Typography>
      <OpeningSwitch opening={opening} />
      <Typography color="textSecondary" sx={{ marginBlock: 3 }}>
        {t('intro')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {OPENING_STEPS.map((step, at) => (
          <GuideStep key={step} step={step} number={at + 1} opening={opening} isNext={step === next} />
        ))}
      </Box>
    </Box>
  );
};
