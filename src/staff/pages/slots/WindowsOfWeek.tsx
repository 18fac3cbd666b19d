import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { DeliveryWindow, SlotSettings } from '../../../../contract/staffSlots';
import { Add } from '../../../components/icons';
import { TitledSection } from '../../../components/TitledSection';
import { styled } from '../../../components/styled';
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

type Areas = SlotSettings['areas'];

interface WeekOfWindowsProps {
  windows: readonly DeliveryWindow[];
  onEdit: (window: DeliveryWindow) => void;
}

const WeekOfWindows = ({ windows, onEdit }: WeekOfWindowsProps) => {
  const { t, i18n } = useTranslation('staffSlots');
  const language = i18n.language as Language;
  const of = (weekday: number) => windows.filter((window) => window.weekday === weekday);
  return (
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
              onClick={() => onEdit(window)}
            >
              {`${windowInWords(window, language)} · ${window.capacity}`}
            </Button>
          ))}
          {of(weekday).length === 0 && <Typography variant="body2">{t('window.dayOff')}</Typography>}
        </dd>,
      ])}
    </Week>
  );
};

/**
 * The delivery windows by weekday, each with its capacity and cut-off; a click changes it. Those of areas that have
 * their own come after those of all others.
 */
export const WindowsOfWeek = ({ windows, areas }: { windows: DeliveryWindow[]; areas: Areas }) => {
  const { t } = useTranslation('staffSlots');
  const [edited, setEdited] = useState<DeliveryWindow | 'new' | null>(null);
  const own = areas.map((area) => ({ ...area, windows: windows.filter(({ areaId }) => areaId === area._id) }));
  const shared = windows.filter(({ areaId }) => areaId === null);
  return (
    <TitledSection
      title={t('window.title')}
      aside={
        <Button startIcon={<Add />} onClick={() => setEdited('new')}>
          {t('window.add')}
        </Button>
      }
    >
      <Stack spacing={2.5} useFlexGap>
        {shared.length === 0 ? (
          <Typography color="textSecondary">{t('window.none')}</Typography>
        ) : (
          <div>
            {areas.length > 1 && (
              <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
                {t('window.allAreas')}
              </Typography>
            )}
            <WeekOfWindows windows={shared} onEdit={setEdited} />
          </div>
        )}
        {own
          .filter((area) => area.windows.length > 0)
          .map((area) => (
            <TitledSection key={area._id} title={area.name} heading="h3">
              <WeekOfWindows windows={area.windows} onEdit={setEdited} />
            </TitledSection>
          ))}
      </Stack>
      {edited !== null && (
        <WindowDialog window={edited === 'new' ? null : edited} areas={areas} onClose={() => setEdited(null)} />
      )}
    </TitledSection>
  );
};
