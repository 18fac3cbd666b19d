import { useContext, useEffect, useRef } from 'react';
import { useNow } from '../../hooks/useNow';
import { offlineStorage, OfflineStorageContext } from '../../lib/OfflineStorageContext';
import { useGetBoardQuery } from '../../store/staffOrdersApi';

/** Changes in a row are stored together. */
const SAVE_AFTER_MS = 2_000;

/** Stores the board, so that it opens without network as it was last seen here. */
export const RememberBoard = ({ staffId }: { staffId: string }) => {
  const given = useContext(OfflineStorageContext);
  const { data: board, fulfilledTimeStamp = 0 } = useGetBoardQuery(undefined);
  const savedAt = useRef(0);
  // A live board that doesn't change is still the state of now.
  const now = useNow();
  useEffect(() => {
    if (!board || board.storedAt !== undefined) return undefined;
    const timer = setTimeout(() => {
      const storedAt = board.isLive ? Date.now() : fulfilledTimeStamp;
      if (storedAt <= savedAt.current) return;
      savedAt.current = storedAt;
      // Without room for it, the board is just not there without network.
      (given ?? offlineStorage()).saveBoard(staffId, { ...board, isLive: false, storedAt }).catch(() => undefined);
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [board, fulfilledTimeStamp, now, given, staffId]);
  return null;
};
