import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../../contract/orderConstants';
import { useToasts } from '../../hooks/useToasts';
import { UndoButton } from '../components/UndoButton';
import { useLastUndo } from './useLastUndo';

interface Undoable {
  /** A later toast with the same key replaces it. */
  key: string;
  /** What was done. */
  message: string;
  variant?: 'success';
  onUndo: () => void;
}

/** Says what was done, and offers to undo it: by a button while its toast is shown, and by a key. */
export const useUndoToast = () => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const lastUndo = useLastUndo();
  return useCallback(
    ({ key, message, onUndo, ...options }: Undoable): void => {
      const undo = (): void => {
        close();
        onUndo();
      };
      const endOffer = lastUndo.offer(undo);
      const close = (): void => {
        endOffer();
        closeSnackbar(key);
      };
      enqueueSnackbar(message, {
        ...options,
        key,
        persist: true,
        action: () => <UndoButton label={t('undo')} seconds={UNDO_SECONDS} onUndo={undo} onOver={close} />,
      });
    },
    [closeSnackbar, enqueueSnackbar, lastUndo, t],
  );
};
