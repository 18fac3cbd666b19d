import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { PillChoice } from '../../components/PillChoice';
import { formatDay } from '../lib/shopDays';
import { placesIn, type TargetDay } from '../lib/targetTimes';

interface DayChoiceProps {
  days: readonly TargetDay[];
  value: string;
  onChange: (day: string) => void;
}

/** The day of a delivery, with how many places each has. */
export const DayChoice = ({ days, value, onChange }: DayChoiceProps) => {
  const { t, i18n } = useTranslation('staffMoves');
  return (
    <PillChoice
      label={t('day')}
      value={value}
      options={days.map(({ day, times }) => ({
        value: day,
        label: t('places', { what: formatDay(day, i18n.language as Language), count: placesIn(times) }),
      }))}
      onChange={onChange}
    />
  );
};
