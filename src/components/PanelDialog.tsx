import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowBack, Close } from './icons';

interface PanelDialogProps {
  open: boolean;
  /** The task, or the step of it. */
  title: string;
  children: ReactNode;
  /** Closed by its cross, by Escape or by a click beside the dialog. */
  onClose: () => void;
  /** A way back to the step before; without it there is none. */
  onBack?: (() => void) | undefined;
}

/**
 * A dialog with a titled head for a small task; on a phone it takes the whole screen. A mere question is a
 * ConfirmDialog; what can be told in the page needs no dialog.
 */
export const PanelDialog = ({ open, title, children, onClose, onBack }: PanelDialogProps) => {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="tablet"
      sx={(theme) => ({
        [theme.breakpoints.down('tablet')]: {
          '& .MuiDialog-paper': { margin: 0, width: '100%', maxWidth: '100%', height: '100%', maxHeight: '100%' },
        },
      })}
      slotProps={{ paper: { sx: (theme) => ({ [theme.breakpoints.down('tablet')]: { borderRadius: 0 } }) } }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', paddingBlock: 1, paddingInline: { mobile: 2, tablet: 3 } }}
      >
        {onBack && (
          <IconButton edge="start" aria-label={t('back')} onClick={onBack}>
            <ArrowBack />
          </IconButton>
        )}
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton edge="end" aria-label={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      {/* Keeps what gets the focus clear of a button that sticks to the bottom. */}
      <DialogContent dividers sx={{ paddingInline: { mobile: 2, tablet: 3 }, scrollPaddingBlockEnd: '96px' }}>
        {children}
      </DialogContent>
    </Dialog>
  );
};
