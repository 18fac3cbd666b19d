import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../store/staffHooks';
import { useGetOrdersOfDayQuery } from '../../store/staffOrdersApi';
import { MoveOrdersDialog } from './MoveOrdersDialog';

/** Moves all orders of a closed day that have not left the shop. Absent without such orders, or without the right. */
export const MoveDayButton = ({ day }: { day: string }) => {
  const { t } = useTranslation('staffMoves');
  const mayMove = useMay('editOrders');
  const { data: orders = [] } = useGetOrdersOfDayQuery(day, { refetchOnMountOrArgChange: true, skip: !mayMove });
  const [moved, setMoved] = useState<typeof orders | null>(null);
  return (
    <>
      {orders.length > 0 && (
        <Button variant="contained" onClick={() => setMoved(orders)} aria-haspopup="dialog">
          {t('moveDay', { count: orders.length })}
        </Button>
      )}
      {moved && <MoveOrdersDialog orders={moved} reason="CLOSED" exceptDay={day} onClose={() => setMoved(null)} />}
    </>
  );
};
