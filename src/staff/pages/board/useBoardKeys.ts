import { useContext, type KeyboardEvent, type RefObject } from 'react';
import { OPEN_STATUSES, type OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { ShortcutsContext, useShortcuts } from '../../hooks/useShortcuts';
import { isTyping } from '../../lib/isTyping';
import type { ColumnHandle } from './BoardColumn';

interface BoardKeys {
  columns: Record<OpenStatus, readonly OrderCard[]>;
  handles: RefObject<Partial<Record<OpenStatus, ColumnHandle | null>>>;
  onSelect: (orderNumber: string) => void;
  onOpen: (orderNumber: string) => void;
  /** Receives the focused card. */
  onNext: (card: OrderCard | undefined) => void;
  onMenu: (card: OrderCard) => void;
  onSearch: () => void;
  onClear: () => void;
}

/** Moves through the board and works on it without a mouse. @returns the board's onKeyDown */
export function useBoardKeys(keys: BoardKeys) {
  const { areOn } = useContext(ShortcutsContext);
  useShortcuts(({ key }) => {
    if (key === '/') keys.onSearch();
    return key === '/';
  });

  const find = (target: EventTarget) => {
    const orderNumber = target instanceof Element ? target.closest('[data-order]')?.getAttribute('data-order') : null;
    for (const [at, status] of OPEN_STATUSES.entries()) {
      const index = keys.columns[status].findIndex((card) => card.orderNumber === orderNumber);
      if (index >= 0) return { at, index, card: keys.columns[status][index] };
    }
    return null;
  };

  const focus = (at: number, index: number): boolean => {
    const status = OPEN_STATUSES[at];
    const count = status ? keys.columns[status].length : 0;
    if (!status || count === 0 || index < 0) return false;
    keys.handles.current[status]?.focus(index);
    return true;
  };

  /** Empty columns are passed over. */
  const moveAside = (from: number, index: number, by: 1 | -1): void => {
    for (let at = from + by; at >= 0 && at < OPEN_STATUSES.length; at += by) if (focus(at, index)) return;
  };

  const onArrow = (key: string, target: EventTarget): void => {
    const found = find(target);
    if (!found) moveAside(-1, 0, 1);
    else if (key === 'ArrowUp') focus(found.at, found.index - 1);
    else if (key === 'ArrowDown') focus(found.at, found.index + 1);
    else moveAside(found.at, found.index, key === 'ArrowRight' ? 1 : -1);
  };

  return (event: KeyboardEvent): void => {
    if (isTyping(event)) return;
    const onCard = event.target instanceof Element && event.target.matches('[data-order]');
    const card = find(event.target)?.card;
    if (event.key.startsWith('Arrow')) onArrow(event.key, event.target);
    else if (event.key === 'Escape') keys.onClear();
    else if (areOn && event.key.toLowerCase() === 'n') {
      // Held down, it would lead through all steps.
      if (!event.repeat) keys.onNext(card);
    } else if (areOn && card && event.key.toLowerCase() === 'm') keys.onMenu(card);
    else if (onCard && card && event.key === ' ') keys.onSelect(card.orderNumber);
    else if (onCard && card && event.key === 'Enter') keys.onOpen(card.orderNumber);
    else return;
    event.preventDefault();
  };
}
