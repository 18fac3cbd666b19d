import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SnackbarKey } from 'notistack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Close } from '../../components/icons';
import { useToasts } from '../../hooks/useToasts';
import { useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/slices/authSlice';

interface UndoDeletionProps {
  /** The toast that contains this action. */
  toast: SnackbarKey;
  takesFocus: boolean;
  /** The toast stays until closed. */
  isClosable: boolean;
  onUndo: () => void;
}

/** Undo inside the toast of a deleted address. Ends with the session. */
export const UndoDeletion = ({ toast, takesFocus, isClosable, onUndo }: UndoDeletionProps) => {
  const { t } = useTranslation(['addresses', 'common']);
  const { closeSnackbar } = useToasts();
  const token = useAppSelector(selectToken);
  const [owner] = useState(token);
  const isOver = token !== owner;
  useEffect(() => {
    if (isOver) closeSnackbar(toast);
  }, [isOver, closeSnackbar, toast]);

  if (isOver) return null;
  return (
    <>
      <Button
        autoFocus={takesFocus}
        color="inherit"
        onClick={() => {
          closeSnackbar(toast);
          onUndo();
        }}
      >
        {t('undo')}
      </Button>
      {isClosable && (
        <IconButton color="inherit" aria-label={t('common:close')} onClick={() => closeSnackbar(toast)}>
          <Close />
        </IconButton>
      )}
    </>
  );
};
