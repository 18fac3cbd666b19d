import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ErrorOutlined, ScheduleOutlined } from '../../components/lazyIcons';
import type { AgeTone } from '../lib/boardCards';

const HOUR = 60;
const DAY = 24 * HOUR;

interface OrderAgeProps {
  minutes: number;
  tone: AgeTone;
}

/** For how long, as a person says it. */
export const ageText = (t: TFunction<'staffBoard'>, minutes: number): string =>
  minutes < HOUR
    ? t('age.minutes', { count: minutes })
    : minutes < DAY
      ? t('age.hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR })
      : t('age.days', { count: Math.floor(minutes / DAY) });

/**
 * Says for how long an order has been waiting; urgent ones by icon and colour. Its list has the styles (orderStyles).
 */
export const OrderAge = ({ minutes, tone }: OrderAgeProps) => {
  const { t } = useTranslation('staffBoard');
  return (
    <span className="age" data-tone={tone}>
      {tone === 'warn' && <ScheduleOutlined fontSize="inherit" titleAccess={t('age.warn')} />}
      {tone === 'late' && <ErrorOutlined fontSize="inherit" titleAccess={t('age.late')} />}
      {ageText(t, minutes)}
    </span>
  );
};
