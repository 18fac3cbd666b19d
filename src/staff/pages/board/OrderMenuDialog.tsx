import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEFT_STATUSES } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { TitledSection } from '../../../components/TitledSection';
import { PanelDialog } from '../../components/PanelDialog';
import { MoveOrdersDialog } from '../../features/moveOrders/MoveOrdersDialog';
import { useHasTimes } from '../../features/moveOrders/useHasTimes';
import { SoldOutPacks } from '../../features/stock/SoldOutPacks';
import { useMay } from '../../store/staffHooks';

interface OrderMenuDialogProps {
  /** Several can only be moved to another delivery time. */
  cards: readonly OrderCard[];
  onClose: () => void;
}

/** What is rarely done with an order of the board: it comes at another time, or its packs are sold out. */
export const OrderMenuDialog = ({ cards, onClose }: OrderMenuDialogProps) => {
  const { t } = useTranslation(['staffMoves', 'staffStock']);
  const mayStop = useMay('changeStock');
  const [isMoving, setMoving] = useState(cards.length > 1);
  const [card] = cards;
  const mayEdit = useMay('editOrders');
  const mayMove = mayEdit && card?.rider === null && !LEFT_STATUSES.includes(card.status);
  const hasTimes = useHasTimes(card?.slot ?? null, mayMove);
  if (!card) return null;
  if (isMoving)
    return (
      <MoveOrdersDialog
        orders={cards.map(({ orderNumber, slot }) => ({ orderNumber, slotId: slot?.slotId ?? null }))}
        reason={cards.length > 1 ? 'OTHER' : 'CUSTOMER'}
        onClose={onClose}
      />
    );
  return (
    <PanelDialog open title={card.orderNumber} onClose={onClose}>
      <Stack spacing={2.5}>
        {mayMove && hasTimes && (
          <Button variant="outlined" onClick={() => setMoving(true)} aria-haspopup="dialog">
            {t(card.slot ? 'open' : 'choose')}
          </Button>
        )}
        {mayStop && (
          <TitledSection title={t('staffStock:soldOut.title')} heading="h3">
            <SoldOutPacks of={{ orderId: card.orderId }} onDone={onClose} />
          </TitledSection>
        )}
      </Stack>
    </PanelDialog>
  );
};
