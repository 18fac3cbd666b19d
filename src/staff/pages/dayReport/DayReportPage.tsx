import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { BackLink } from '../../components/BackLink';
import { useNow } from '../../hooks/useNow';
import { formatDay, shopDay } from '../../lib/shopDays';
import { useGetDayReportQuery } from '../../store/figuresApi';
import { DayReport } from './DayReport';

/** Only the report is printed, and no section is torn apart. */
const PAPER = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { background: 'white' },
    '#root > div': { display: 'block' },
    'header:not(main header), nav, [data-screen-only]': { display: 'none !important' },
    '#staff-content': { padding: '0 !important' },
    section: { breakInside: 'avoid' },
  },
} as const;

/** A day's bills and money, for the file. */
export const DayReportPage = () => {
  const { t, i18n } = useTranslation('staffFigures');
  const [params, setParams] = useSearchParams();
  const today = shopDay(useNow());
  const day = params.get('day') ?? today;
  const { data: store } = useGetStoreQuery(undefined);
  const { currentData, isError, refetch } = useGetDayReportQuery(day, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <GlobalStyles styles={PAPER} />
      <Box data-screen-only>
        <BackLink to="/staff/figures" label={t('title')} />
      </Box>
      <Typography variant="h2" component="h1">
        {t('day.title')}
      </Typography>
      <Typography variant="h3" component="p" sx={{ marginBlock: 1 }}>
        {[store?.storeName, formatDayOrNothing(day, i18n.language)].filter(Boolean).join(' · ')}
      </Typography>
      <Stack
        data-screen-only
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', marginBlock: 2 }}
      >
        <TextField
          type="date"
          label={t('day.day')}
          value={day}
          onChange={({ target: { value } }) => value && setParams({ day: value }, { replace: true })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <Button variant="contained" size="large" disabled={!currentData} onClick={() => window.print()}>
          {t('day.print')}
        </Button>
      </Stack>
      {currentData && <DayReport report={currentData} isToday={day === today} />}
      {!currentData &&
        (isError ? <ErrorState title={t('day.failed')} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </Box>
  );
};

/** A URL may name a day that the calendar doesn't have; the server says so. */
const formatDayOrNothing = (day: string, language: string): string =>
  Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? '' : formatDay(day, language);
