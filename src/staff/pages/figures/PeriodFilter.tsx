import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { MAX_FIGURE_DAYS } from '../../../../contract/figureConstants';
import { PillChoice } from '../../../components/PillChoice';
import { OneRow } from '../../components/OneRow';
import { monthsOffered, PERIODS, type ChosenPeriod } from '../../lib/figurePeriod';
import { formatMonth } from '../../lib/figureTexts';

interface PeriodFilterProps {
  chosen: ChosenPeriod;
  /** Today in the shop's time zone. */
  today: string;
  /** Receives the changed parameters of the URL. */
  onChange: (change: Record<string, string>) => void;
}

/** Some days back, a month, or own dates. */
export const PeriodFilter = ({ chosen: { name, period, isInvalid }, today, onChange }: PeriodFilterProps) => {
  const { t, i18n } = useTranslation('staffFigures');
  const dateField = (end: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`period.${end}`)}
      defaultValue={period[end]}
      error={isInvalid}
      onChange={({ target: { value } }) => value && onChange({ ...period, [end]: value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <OneRow>
        <PillChoice
          label={t('period.label')}
          value={name}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(value) => onChange({ period: value, ...(value === 'own' && period) })}
        />
      </OneRow>
      {name === 'month' && (
        <TextField
          select
          label={t('period.monthLabel')}
          value={period.from.slice(0, 7)}
          onChange={({ target: { value } }) => onChange({ month: value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: 320 }}
        >
          {monthsOffered(today).map((month) => (
            <option key={month} value={month}>
              {formatMonth(month, i18n.language)}
            </option>
          ))}
        </TextField>
      )}
      {name === 'own' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 180px))', gap: 1.5 }}>
          {dateField('from')}
          {dateField('to')}
          {isInvalid && (
            <Box role="alert" sx={{ gridColumn: '1 / -1', color: 'error.main', typography: 'body2' }}>
              {t('period.invalid', { days: MAX_FIGURE_DAYS })}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
