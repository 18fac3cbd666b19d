import { useContext, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { offlineStorage, OfflineStorageContext } from '../../lib/OfflineStorageContext';

/**
 * Without network, the board opens as it was last seen here.
 * @param isMissing whether the board could not be loaded
 * @returns whether that is still looked for
 */
export const useStoredBoard = (isMissing: boolean, staffId: string | undefined): boolean => {
  const dispatch = useAppDispatch();
  const given = useContext(OfflineStorageContext);
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    if (!isMissing || staffId === undefined) return;
    import(/* webpackChunkName: "staff-notices" */ './restoreBoard')
      .then(({ restoreBoard }) => dispatch(restoreBoard(given ?? offlineStorage(), staffId)))
      .catch(() => undefined)
      .finally(() => setLooked(true));
  }, [isMissing, staffId, given, dispatch]);
  return isMissing && staffId !== undefined && !hasLooked;
};
