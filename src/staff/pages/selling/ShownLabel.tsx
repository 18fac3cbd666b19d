import { useTranslation } from 'react-i18next';
import type { SellingOffer } from '../../../../contract/staffSelling';
import { StatusLabel } from '../../../components/StatusLabel';

/** Whether Home shows an offer or a banner now. */
export const ShownLabel = ({ active, isShown }: Pick<SellingOffer, 'active' | 'isShown'>) => {
  const { t } = useTranslation('staffSelling');
  if (isShown) return <StatusLabel tone="done" label={t('shown.now')} />;
  return <StatusLabel tone={active ? 'waiting' : 'stopped'} label={t(active ? 'shown.notNow' : 'shown.off')} />;
};
