import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { DeliveryWindow } from '../../../../contract/staffSlots';
import { Add } from '../../../components/icons';
import { TitledSection } from '../../../components/TitledSection';
import { WEEKDAYS, weekdayInWords, windowInWords } from './slotDays';
import { WindowDialog } from './WindowDialog';

const Week = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': theme.typography.subtitle2,
  '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), minWidth: 0 },
}));

/** The delivery windows by weekday, each with its capacity and cut-off; a click changes it. */
export const WindowsOfWeek = ({ windows }: { windows: DeliveryWindow[] }) => {
  const { t, i18n } = useTranslation('staffSlots');
  const language = i18n.language as Language;
  const [edited, setEdited] = useState<DeliveryWindow | 'new' | null>(null);
  const of = (weekday: number) => windows.filter((window) => window.weekday === weekday);
  return (
    <TitledSection
      title={t('window.title')}
      aside={
        <Button startIcon={<Add />} onClick={() => setEdited('new')}>
          {t('window.add')}
        </Button>
      }
    >
      {windows.length === 0 ? (
        <Typography color="textSecondary">{t('window.none')}</Typography>
      ) : (
        <Week>
          {WEEKDAYS.map((weekday) => [
            <dt key={`${weekday}-name`}>{weekdayInWords(weekday, language)}</dt>,
            <dd key={weekday}>
              {of(weekday).map((window) => (
                <Button
                  key={window._id}
                  variant="outlined"
                  aria-label={t('window.change', {
                    day: weekdayInWords(weekday, language),
                    times: windowInWords(window, language),
                    count: window.capacity,
                  })}
                  onClick={() => setEdited(window)}
                >
                  {`${windowInWords(window, language)} · ${window.capacity}`}
                </Button>
              ))}
              {of(weekday).length === 0 && <Typography variant="body2">{t('window.dayOff')}</Typography>}
            </dd>,
          ])}
        </Week>
      )}
      {edited !== null && <WindowDialog window={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </TitledSection>
  );
};
