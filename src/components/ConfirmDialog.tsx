import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetDialog } from './SheetDialog';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** A small drawing above the title. */
  picture?: ReactNode;
  /** Consequences, where the question doesn't state them. */
  children?: ReactNode;
  /** A verb: "Logout", never "OK". */
  confirmLabel: string;
  /** Use it where "Cancel" would be ambiguous. */
  cancelLabel?: string;
  /** Irreversible: the button warns by colour. */
  destructive?: boolean;
  /** The confirmed action is running. */
  busy?: boolean;
  onConfirm: () => void;
  /** A button, Escape or the backdrop calls it. */
  onCancel: () => void;
}

/** Confirmation without fields. Prefer undo where possible; for fields, use PanelDialog. */
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
