import { useEffect, useState } from 'react';
import type { OrderStatus } from '../../../contract/constants';
import type { OrderCard } from '../../../contract/staffOrders';
import { readItem, writeItem } from '../../lib/browserStorage';

const nameOf = (staffId: string): string => `staffSeenUntil:${staffId}`;

/** Taken from a card, or from an order whose payment is to be matched. */
export type ArrivedOrder = Pick<OrderCard, 'orderNumber' | 'status' | 'sinceAt'>;

const ARRIVED: readonly OrderStatus[] = ['ORDER_CREATED', 'WAITING_FOR_PAYMENT'];

/**
 * Orders that arrived since the person last worked on the board: touched it, or pressed a key. What was seen is stored as
 * the newest order's time, so that the count survives a reload.
 */
export function useUnseenOrders(
  staffId: string,
  cards: readonly ArrivedOrder[] | undefined,
  isBoardOpen: boolean,
): ArrivedOrder[] {
  const [seenUntil, setSeenUntil] = useState(() => readItem('localStorage', nameOf(staffId)));
  const newest = cards?.reduce((latest, { sinceAt }) => (sinceAt > latest ? sinceAt : latest), '') ?? '';

  useEffect(() => {
    if (cards === undefined) return undefined;
    const see = (): void => {
      if (seenUntil !== null && newest <= seenUntil) return;
      setSeenUntil(newest);
      writeItem('localStorage', nameOf(staffId), newest);
    };
    // Orders from before the first visit aren't new.
    if (seenUntil === null) see();
    if (!isBoardOpen) return undefined;
    document.addEventListener('pointerdown', see);
    document.addEventListener('keydown', see);
    return () => {
      document.removeEventListener('pointerdown', see);
      document.removeEventListener('keydown', see);
    };
  }, [cards, newest, seenUntil, isBoardOpen, staffId]);

  if (!cards || seenUntil === null) return [];
  return cards.filter(({ status, sinceAt }) => ARRIVED.includes(status) && sinceAt > seenUntil);
}
