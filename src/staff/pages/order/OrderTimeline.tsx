import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { formatDateTime } from '../../../lib/dates';
import { Section } from './Section';

const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  '& > li': { paddingInlineStart: 12, borderInlineStart: `3px solid ${theme.vars.palette.surface.line}` },
  '& > li:last-of-type': { borderColor: theme.vars.palette.primary.main },
  '& .soft': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

/** Every step of an order, back ones too, with who made it. */
export const OrderTimeline = ({ order: { timeline } }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation('staffBoard');
  return (
    <Section title={t('order.timeline')}>
      <List>
        {timeline.map((step) => (
          <li key={step.stepId}>
            {step.reason === 'undone'
              ? t('order.undone', { status: t(`status.${step.toStatus}`) })
              : t(`status.${step.toStatus}`)}
            <div className="soft">
              {formatDateTime(step.at, i18n.language)} · {step.person ?? t(`actor.${step.actor}`)}
              {step.reason !== null && step.reason !== 'undone' && ` · ${step.reason}`}
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
};
