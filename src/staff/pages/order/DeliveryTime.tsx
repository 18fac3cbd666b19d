import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { slotInWords } from '../../../../contract/slotInWords';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { MoveOrdersDialog } from '../../features/moveOrders/MoveOrdersDialog';
import { useMay } from '../../store/staffHooks';

/** When the order comes, and the way to another time. Nothing in a shop without delivery times. */
export const DeliveryTime = ({ order: { orderNumber, slot, movable } }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation('staffMoves');
  const mayMove = useMay('editOrders');
  const [isMoving, setMoving] = useState(false);
  if (!slot) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="subtitle2">{slotInWords(slot, i18n.language as Language)}</Typography>
      {movable && mayMove && (
        <Button onClick={() => setMoving(true)} aria-haspopup="dialog">
          {t('open')}
        </Button>
      )}
      {isMoving && (
        <MoveOrdersDialog
          orders={[{ orderNumber, slotId: slot.slotId }]}
          reason="CUSTOMER"
          onClose={() => setMoving(false)}
        />
      )}
    </Stack>
  );
};
