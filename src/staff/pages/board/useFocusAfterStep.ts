import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import type { ColumnHandle } from './BoardColumn';

interface NotedStep {
  status: OpenStatus;
  index: number;
  orderNumber: string;
  /** The card has left the column. */
  hasLeft: boolean;
  /** The focus still has to move. */
  isDue: boolean;
}

/** Where the focus is: nowhere or in a toast that is about to go, in the bar that goes with the last chosen order, or elsewhere. */
const whereFocusIs = (): 'lost' | 'bar' | 'elsewhere' => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.closest('[role="alert"]')) return 'lost';
  return focused.closest('[role="toolbar"]') ? 'bar' : 'elsewhere';
};

/**
 * Moves the focus to the card that follows once a step has taken its card out of the column, and back to the card where
 * the step is undone. Nothing moves while the focus is elsewhere.
 * @returns notes the card whose step begins
 */
export function useFocusAfterStep(
  columns: Record<OpenStatus, readonly OrderCard[]>,
  chosenCount: number,
  handles: RefObject<Partial<Record<OpenStatus, ColumnHandle | null>>>,
) {
  const noted = useRef<NotedStep | null>(null);
  const current = useRef(columns);

  useLayoutEffect(() => {
    current.current = columns;
    const step = noted.current;
    if (!step) return;
    const index = columns[step.status].findIndex(({ orderNumber }) => orderNumber === step.orderNumber);
    const hasLeft = index < 0;
    const isDue = step.isDue || hasLeft !== step.hasLeft;
    const where = whereFocusIs();
    noted.current = { ...step, hasLeft, isDue: isDue && where === 'bar' };
    if (isDue && where === 'lost') handles.current[step.status]?.focus(hasLeft ? step.index : index);
  }, [columns, chosenCount, handles]);

  return useCallback(({ orderNumber }: OrderCard): void => {
    for (const [status, cards] of Object.entries(current.current) as [OpenStatus, readonly OrderCard[]][]) {
      const index = cards.findIndex((card) => card.orderNumber === orderNumber);
      if (index >= 0) noted.current = { status, index, orderNumber, hasLeft: false, isDue: false };
    }
  }, []);
}
