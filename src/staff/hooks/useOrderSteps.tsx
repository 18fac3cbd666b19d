import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../../contract/orderConstants';
import type { OrderCard, StepResult } from '../../../contract/staffOrders';
import { useToasts } from '../../hooks/useToasts';
import { useAdvanceOrdersMutation, useApproveOrderMutation, useUndoStepsMutation } from '../store/staffOrdersApi';
import { UndoButton } from '../components/UndoButton';
import { stepOf } from '../lib/orderSteps';
import { useAnnounce } from './useAnnounce';
import { useLastUndo } from './useLastUndo';

type Stepped = Pick<OrderCard, 'orderNumber' | 'status'>;

/** Steps that are written at once, with an undo. */
export const useOrderSteps = () => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const announce = useAnnounce();
  const [advanceOrders, { isLoading }] = useAdvanceOrdersMutation();
  const [undoSteps] = useUndoStepsMutation();
  const [approveOrder] = useApproveOrderMutation();
  const lastUndo = useLastUndo();

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
        close();
        void (async () => {
          const { data } = await undoSteps({ steps });
          if (!data) return;
          showProblems(data);
          const undone = data.filter(({ problemText }) => problemText === null);
          if (undone.length > 0) announce(t('undone', { count: undone.length }));
        })();
      };
      const endOffer = lastUndo.offer(undo);
      const close = (): void => {
        endOffer();
        closeSnackbar(key);
      };
      const message =
        steps.length === 1
          ? t('moved', { orderNumber: first.orderNumber, status: t(`status.${first.status}`) })
          : t('movedMany', { count: steps.length });
      enqueueSnackbar(message, {
        key,
        persist: true,
        action: () => <UndoButton label={t('undo')} seconds={UNDO_SECONDS} onUndo={undo} onOver={close} />,
      });
    },
    [announce, closeSnackbar, enqueueSnackbar, lastUndo, showProblems, t, undoSteps],
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
  };
};
