import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../hooks/useToasts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clear, replaceLines, restoreLines, selectCartItems, type CartItem } from '../../store/slices/cartSlice';

/** Long enough to be reached by keyboard. */
const UNDO_MS = 10_000;

/** Empties the cart at once, but for what is given, and offers undo, which outlives the page. */
export const useClearCart = (): ((left?: CartItem[]) => void) => {
  const { t } = useTranslation('cart');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);
  return (left = []) => {
    const isCleared = left.length === 0;
    dispatch(isCleared ? clear() : replaceLines(left));
    enqueueSnackbar(t(isCleared ? 'cleared' : 'fixed'), {
      autoHideDuration: UNDO_MS,
      action: (toast) => (
        // The focused button has gone with the cart.
        <Button
          autoFocus={isCleared}
          color="inherit"
          onClick={() => {
            closeSnackbar(toast);
            dispatch(restoreLines(items));
          }}
        >
          {t('undo')}
        </Button>
      ),
    });
  };
};
