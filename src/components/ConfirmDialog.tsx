import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetDialog } from './SheetDialog';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** A small drawing over the title. */
  picture?: ReactNode;
  /** What follows from a yes, where the question alone does not say it. */
  children?: ReactNode;
  /** The yes, as a verb: "Logout", never "OK". */
  confirmLabel: string;
  /** The no, where "Cancel" would be unclear. */
  cancelLabel?: string;
  /** What is confirmed cannot be taken back: the button warns by its colour. */
  destructive?: boolean;
  /** The confirmed work is running. */
  busy?: boolean;
  onConfirm: () => void;
  /** A no: by its button, by Escape or by a click beside the dialog. */
  onCancel: () => void;
}

/**
 * Asks before something is done: yes or no, with nothing to fill in. What can be undone is better done at once, with a
 * way to undo it; a task with fields of its own is a PanelDialog.
 */
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
