import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetSlotSettingsQuery } from '../../store/slotsApi';
import { ClosedDays } from './ClosedDays';
import { RushSettings } from './RushSettings';
import { SlotLoadStrip } from './SlotLoadStrip';
import { WindowsOfWeek } from './WindowsOfWeek';

const card = { padding: { mobile: 2, tablet: 2.5 } };

/** The page says when the shop delivers, and how much. */
export const SlotsPage = () => {
  const { t } = useTranslation('staffSlots');
  const { data: settings, error, refetch } = useGetSlotSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!settings) {
    return error ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <SlotLoadStrip />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Card sx={{ ...card, gridRow: { desktop: '1 / span 2' } }}>
          <WindowsOfWeek windows={settings.windows} areas={settings.areas} />
        </Card>
        <Card sx={card}>
          <RushSettings settings={settings} />
        </Card>
        <Card sx={card}>
          <ClosedDays settings={settings} />
        </Card>
      </Box>
    </>
  );
};
