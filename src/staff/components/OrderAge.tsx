import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ErrorOutlined, ScheduleOutlined } from '../../components/lazyIcons';
import type { AgeTone } from '../lib/boardCards';

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  paddingInline: 6,
  minHeight: 24,
  borderRadius: 999,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="warn"]': {
    fontWeight: 700,
    color: theme.vars.palette.secondary.dark,
    backgroundColor: theme.vars.palette.surface.warm,
  },
  '&[data-tone="late"]': {
    fontWeight: 700,
    color: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.light,
  },
}));

const HOUR = 60;
const DAY = 24 * HOUR;

interface OrderAgeProps {
  minutes: number;
  tone: AgeTone;
}

/** For how long an order has been waiting; urgent ones by icon and colour. */
export const OrderAge = ({ minutes, tone }: OrderAgeProps) => {
  const { t } = useTranslation('staffBoard');
  const text =
    minutes < HOUR
      ? t('age.minutes', { count: minutes })
      : minutes < DAY
        ? t('age.hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR })
        : t('age.days', { count: Math.floor(minutes / DAY) });
  return (
    <Root data-tone={tone}>
      {tone === 'warn' && <ScheduleOutlined fontSize="inherit" titleAccess={t('age.warn')} />}
      {tone === 'late' && <ErrorOutlined fontSize="inherit" titleAccess={t('age.late')} />}
      {text}
    </Root>
  );
};
