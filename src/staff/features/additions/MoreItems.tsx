import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { useMay } from '../../store/staffHooks';
import { AddItemsDialog } from './AddItemsDialog';
import { WaitingItems } from './WaitingItems';

/** Items that wait to be added to an order, or the way to add some. Renders nothing once it is packed. */
export const MoreItems = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffMoves');
  const mayEdit = useMay('editOrders');
  const [isAdding, setAdding] = useState(false);
  const waiting = order.additions.find(({ state }) => state === 'WAITING');
  if (waiting) return <WaitingItems order={order} addition={waiting} />;
  if (!order.addable || !mayEdit) return null;
  return (
    <>
      <Button onClick={() => setAdding(true)} aria-haspopup="dialog" sx={{ mt: 1, ml: -1 }}>
        {t('add.open')}
      </Button>
      {isAdding && <AddItemsDialog order={order} onClose={() => setAdding(false)} />}
    </>
  );
};
