import { useEffect, useState } from 'react';
import type { OrderCard } from '../../../contract/staffOrders';
import { readItem, writeItem } from '../../lib/browserStorage';

const nameOf = (staffId: string): string => `staffSeenUntil:${staffId}`;

/**
 * Orders that arrived since the person last worked on the board: touched it, or pressed a key. What was seen is stored as
 * the newest order's time, so that the count survives a reload.
 */
export function useUnseenOrders(
  staffId: string,
  cards: readonly OrderCard[] | undefined,
  isBoardOpen: boolean,
): OrderCard[] {
  const [seenUntil, setSeenUntil] = useState(() => readItem('localStorage', nameOf(staffId)));
  const newest = cards?.reduce((latest, { sinceAt }) => (sinceAt > latest ? sinceAt : latest), '') ?? '';

  useEffect(() => {
    if (cards === undefined) return undefined;
    const see = (): void => {
      if (seenUntil !== null && newest <= seenUntil) return;
      setSeenUntil(newest);
      writeItem('localStorage', nameOf(staffId), newest);
    };
    // What was there before the first visit isn't new.
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
  return cards.filter(({ status, sinceAt }) => status === 'ORDER_CREATED' && sinceAt > seenUntil);
}
