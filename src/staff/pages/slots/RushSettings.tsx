import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { SlotSettings } from '../../../../contract/staffSlots';
import { PillChoice } from '../../../components/PillChoice';
import { TitledSection } from '../../../components/TitledSection';
import { useCloseDeliveryDayMutation, useOpenDeliveryDayMutation, useSetRushMutation } from '../../store/slotsApi';

/** Extra days to choose from. */
const EXTRA_DAYS = ['0', '1', '2', '3'] as const;

/** The switch for a rush: every delivery later, or none today. */
export const RushSettings = ({ settings }: { settings: SlotSettings }) => {
  const { t } = useTranslation('staffSlots');
  const [setRush] = useSetRushMutation();
  const [closeDay, closing] = useCloseDeliveryDayMutation();
  const [openDay, opening] = useOpenDeliveryDayMutation();
  const { rushExtraDays, closedDays, today } = settings;
  const isClosed = closedDays.some(({ day }) => day === today);
  const chosen = String(rushExtraDays);
  const options = EXTRA_DAYS.includes(chosen as never) ? EXTRA_DAYS : [...EXTRA_DAYS, chosen];

  return (
    <TitledSection title={t('rush.title')}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <PillChoice
          label={t('rush.extra')}
          value={chosen}
          options={options.map((value) => ({ value, label: t('rush.days', { count: Number(value) }) }))}
          onChange={(value) => void setRush({ extraDays: Number(value) })}
        />
        {rushExtraDays > 0 && <Alert severity="warning">{t('rush.on', { count: rushExtraDays })}</Alert>}
        <Button
          variant="outlined"
          loading={closing.isLoading || opening.isLoading}
          onClick={() => void (isClosed ? openDay(today) : closeDay({ day: today, reason: t('rush.reason') }))}
        >
          {t(isClosed ? 'rush.openToday' : 'rush.closeToday')}
        </Button>
      </Stack>
    </TitledSection>
  );
};
