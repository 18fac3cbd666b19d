import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { DeliverBody } from '../../../../contract/rounds';
import { formatPaise } from '../../../lib/money';

export interface DueAtDoorProps {
  duePaise: number;
  collected: DeliverBody['collected'];
  onCollected: (collected: DeliverBody['collected']) => void;
}

/** What is to be collected before the parcel is handed out. */
export const DueAtDoor = ({ duePaise }: DueAtDoorProps) => {
  const { t } = useTranslation('staffRounds');
  return <Alert severity="warning">{t('collect', { amount: formatPaise(duePaise) })}</Alert>;
};
