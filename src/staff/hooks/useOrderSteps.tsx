import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../../contract/orderConstants';
import type { OrderCard, StepResult } from '../../../contract/staffOrders';
import { useToasts } from '../../hooks/useToasts';
import { useAdvanceOrdersMutation, useApproveOrderMutation, useUndoStepsMutation } from '../store/staffOrdersApi';
import { stepOf } from '../lib/orderSteps';

type Stepped = Pick<OrderCard, 'orderNumber' | 'status'>;

/** Steps that are written at once, with an undo for ten seconds. */
export const useOrderSteps = () => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const [advanceOrders, { isLoading }] = useAdvanceOrdersMutation();
  const [undoSteps] = useUndoStepsMutation();
  const [approveOrder] = useApproveOrderMutation();
  const undoable = useRef<(() => void) | null>(null);

  const showProblems = useCallback(
    (results: readonly StepResult[]): void => {
      for (const { orderNumber, problemText, status } of results) {
        if (problemText === null) continue;
        const message =
          status === null
            ? t('problem', { orderNumber, problem: problemText })
            : t('problemNow', { orderNumber, problem: problemText, status: t(`status.${status}`) });
        enqueueSnackbar(message, { variant: 'error' });
      }
    },
    [enqueueSnackbar, t],
  );

  const offerUndo = useCallback(
    (results: readonly StepResult[]): void => {
      const steps = results.flatMap(({ orderNumber, stepId }) => (stepId === null ? [] : [{ orderNumber, stepId }]));
      const [first] = results.filter(({ stepId }) => stepId !== null);
      if (!first?.status) return;
      const key = `step-${first.stepId}`;
      const undo = (): void => {
        undoable.current = null;
        closeSnackbar(key);
        void (async () => {
          const { data } = await undoSteps({ steps });
          if (data) showProblems(data);
        })();
      };
      undoable.current = undo;
      const message =
        steps.length === 1
          ? t('moved', { orderNumber: first.orderNumber, status: t(`status.${first.status}`) })
          : t('movedMany', { count: steps.length });
      enqueueSnackbar(message, {
        key,
        autoHideDuration: UNDO_SECONDS * 1000,
        onClose: () => {
          if (undoable.current === undo) undoable.current = null;
        },
        action: () => (
          <Button color="inherit" onClick={undo}>
            {t('undo')}
          </Button>
        ),
      });
    },
    [closeSnackbar, enqueueSnackbar, showProblems, t, undoSteps],
  );

  const advance = useCallback(
    async (cards: readonly Stepped[]): Promise<void> => {
      const orders = cards.map(({ orderNumber, status }) => ({ orderNumber, expectedStatus: status }));
      const { data } = await advanceOrders({ orders });
      if (!data) return;
      showProblems(data);
      offerUndo(data);
    },
    [advanceOrders, offerUndo, showProblems],
  );

  /** A card's own step: the same function at each render, for cards that are memoized. */
  const take = useCallback(
    (card: OrderCard): void => {
      const step = stepOf(card);
      if (step === 'APPROVE') void approveOrder(card.orderNumber);
      else if (step) void advance([card]);
    },
    [advance, approveOrder],
  );

  return {
    isBusy: isLoading,
    advance,
    take,
    /** Takes the last step back, if that is still offered. */
    undoLast: (): void => undoable.current?.(),
  };
};
