import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import type { DeliverBody } from '../../../../contract/rounds';
import { PillChoice } from '../../../components/PillChoice';
import { DoorQr } from '../../components/DoorQr';
import { useCollectText } from '../../hooks/useCollectText';

export interface DueAtDoorProps {
  orderNumber: string;
  duePaise: number;
  collected: DeliverBody['collected'];
  onCollected: (collected: DeliverBody['collected']) => void;
}

/** What is to be collected before the parcel is handed out: cash, or by the order's own UPI QR code. */
export const DueAtDoor = ({ orderNumber, duePaise, collected, onCollected }: DueAtDoorProps) => {
  const { t } = useTranslation('staffRounds');
  const collectText = useCollectText();
  const [isQrOpen, setQrOpen] = useState(false);
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning">{collectText(duePaise)}</Alert>
      <PillChoice
        label={t('collected.how')}
        value={collected?.method ?? ''}
        options={[
          { value: 'CASH', label: t('collected.cash') },
          { value: 'UPI', label: t('collected.upi') },
        ]}
        onChange={(method) => {
          if (method === 'CASH') onCollected({ method, amountPaise: toWholeRupees(duePaise) });
          else setQrOpen(true);
        }}
      />
      {isQrOpen && (
        <DoorQr
          orderNumber={orderNumber}
          onPaid={(amountPaise) => {
            onCollected({ method: 'UPI', amountPaise });
            setQrOpen(false);
          }}
          onClose={() => setQrOpen(false)}
        />
      )}
    </Stack>
  );
};
