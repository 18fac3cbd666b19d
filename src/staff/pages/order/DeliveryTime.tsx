import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { slotInWords } from '../../../../contract/slotInWords';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { MoveOrdersDialog } from '../../features/moveOrders/MoveOrdersDialog';
import { useHasTimes } from '../../features/moveOrders/useHasTimes';
import { useMay } from '../../store/staffHooks';

/**
 * When the order comes, and the way to another time. An order from before the shop had delivery times gets its first one
 * here. Nothing in a shop without them.
 */
export const DeliveryTime = ({ order: { orderNumber, slot, movable } }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation('staffMoves');
  const mayMove = useMay('editOrders') && movable;
  const isOffered = useHasTimes(slot, mayMove) && mayMove;
  const [isMoving, setMoving] = useState(false);
  if (!slot && !isOffered) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {slot && <Typography variant="subtitle2">{slotInWords(slot, i18n.language as Language)}</Typography>}
      {isOffered && (
        <Button onClick={() => setMoving(true)} aria-haspopup="dialog">
          {t(slot ? 'open' : 'choose')}
        </Button>
      )}
      {isMoving && (
        <MoveOrdersDialog
          orders={[{ orderNumber, slotId: slot?.slotId ?? null }]}
          reason="CUSTOMER"
          onClose={() => setMoving(false)}
        />
      )}
    </Stack>
  );
};
