import { useTranslation } from 'react-i18next';
import type { RoundStop } from '../../../contract/rounds';
import { StatusLabel } from '../../components/StatusLabel';

/** The state of a stop: open, to be looked into, delivered, or why not. */
export const StopLabel = ({
  state,
  proof,
  reason,
  status,
}: Pick<RoundStop, 'state' | 'proof' | 'reason' | 'status'>) => {
  const { t } = useTranslation('staffRounds');
  if (state === 'DELIVERED') return <StatusLabel tone="done" label={t('stop.DELIVERED')} />;
  if (status === 'CANCELLED') return <StatusLabel tone="stopped" label={t('stop.CANCELLED')} />;
  if (state === 'NOT_DELIVERED')
    return <StatusLabel tone="stopped" label={t(reason === null ? 'stop.NOT_DELIVERED' : `reasons.${reason}`)} />;
  if (proof === 'REVIEW') return <StatusLabel tone="waiting" label={t('stop.REVIEW')} />;
  return <StatusLabel tone="waiting" label={t('stop.PENDING')} />;
};
