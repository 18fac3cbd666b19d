import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetDialog } from './SheetDialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** A small drawing over the title. */
  picture?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** What is confirmed cannot be taken back: the button warns by its colour. */
  destructive?: boolean;
  /** The confirmed work is running. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. */
export const ConfirmDialog = ({
  open,
  title,
  picture,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  return (
    <SheetDialog
      open={open}
      title={title}
      picture={picture}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant="contained"
            size="large"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </SheetDialog>
  );
};
