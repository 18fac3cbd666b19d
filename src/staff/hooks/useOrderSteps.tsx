import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ORDERS_AT_ONCE } from '../../../contract/orderConstants';
import type { OrderCard, StepResult } from '../../../contract/staffOrders';
import { useToasts } from '../../hooks/useToasts';
import { useAdvanceOrdersMutation, useUndoStepsMutation } from '../store/staffOrdersApi';
import { stepOf } from '../lib/orderSteps';
import { useAnnounce } from './useAnnounce';
import { useUndoToast } from './useUndoToast';

interface UndoOffer {
  /** What has happened; without it, that the orders have moved on. */
  message?: string;
  onUndone?: () => void;
}

/** Steps that are written at once, with an undo. */
export const useOrderSteps = () => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar } = useToasts();
  const announce = useAnnounce();
  const [advanceOrders, { isLoading }] = useAdvanceOrdersMutation();
  const [undoSteps] = useUndoStepsMutation();
  const showUndo = useUndoToast();

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
    (
      results: readonly Pick<StepResult, 'orderNumber' | 'stepId' | 'status'>[],
      { message, onUndone }: UndoOffer = {},
    ): void => {
      const steps = results.flatMap(({ orderNumber, stepId }) => (stepId === null ? [] : [{ orderNumber, stepId }]));
      const [first] = results.filter(({ stepId }) => stepId !== null);
      if (!first?.status) return;
      const undo = async (): Promise<void> => {
        let undoneCount = 0;
        for (let at = 0; at < steps.length; at += MAX_ORDERS_AT_ONCE) {
          const { data } = await undoSteps({ steps: steps.slice(at, at + MAX_ORDERS_AT_ONCE) });
          if (!data) return;
          showProblems(data);
          undoneCount += data.filter(({ problemText }) => problemText === null).length;
        }
        if (undoneCount > 0) announce(t('undone', { count: undoneCount }));
        onUndone?.();
      };
      const moved =
        steps.length === 1
          ? t('moved', { orderNumber: first.orderNumber, status: t(`status.${first.status}`) })
          : t('movedMany', { count: steps.length });
      showUndo({ key: `step-${first.stepId}`, message: message ?? moved, onUndo: () => void undo() });
    },
    [announce, showProblems, showUndo, t, undoSteps],
  );

  const advance = useCallback(
    async (cards: readonly OrderCard[]): Promise<StepResult[] | undefined> => {
      const orders = cards.map((card) => ({
        orderNumber: card.orderNumber,
        expectedStatus: card.status,
        ...(stepOf(card) === 'APPROVE' && { approve: true }),
      }));
      const results: StepResult[] = [];
      for (let at = 0; at < orders.length; at += MAX_ORDERS_AT_ONCE) {
        const { data } = await advanceOrders({ orders: orders.slice(at, at + MAX_ORDERS_AT_ONCE) });
        if (!data) break;
        results.push(...data);
      }
      if (results.length === 0) return undefined;
      const approved = orders.filter(
        ({ orderNumber, approve }) =>
          approve && results.some((result) => result.orderNumber === orderNumber && result.problemText === null),
      );
      const [first] = approved;
      if (first) {
        const message = approved.length === 1 ? t('approved', first) : t('approvedMany', { count: approved.length });
        enqueueSnackbar(message, { variant: 'success' });
      }
      offerUndo(results);
      return results;
    },
    [advanceOrders, enqueueSnackbar, offerUndo, t],
  );

  /** A card's own step: the same function at each render, for cards that are memoized. */
  const take = useCallback(
    async (card: OrderCard): Promise<void> => {
      if (stepOf(card)) showProblems((await advance([card])) ?? []);
    },
    [advance, showProblems],
  );

  return {
    isBusy: isLoading,
    /** Does each order's own step, approvals included. @returns what became of those that a call reached; undefined where none did */
    advance,
    take,
    offerUndo,
  };
};
