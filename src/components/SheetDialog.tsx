import Box from '@mui/material/Box';
// oxlint-disable-next-line no-restricted-imports -- useDialogInHistory is below
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useDialogInHistory } from '../hooks/useDialogInHistory';
import { sheetOnPhones } from './sheetOnPhones';

/** These are CSS pixels. */
const WIDTH_PX = 460;

/** Focused to be read out; its controls have visible focus. */
const noRing = { '&&:focus-visible': { outline: 'none', boxShadow: ({ vars }: Theme) => vars.shadows[24] } };

interface SheetDialogProps {
  open: boolean;
  title: string;
  /** A small drawing; centres the title. */
  picture?: ReactNode;
  children?: ReactNode;
  /** One or two buttons, side by side while their labels fit. */
  actions: ReactNode;
  /** An alertdialog, whose text is read out with its title. */
  isAlert?: boolean;
  onClose: () => void;
}

/** A dialog for one question: a bottom sheet on phones. Back closes it. */
export const SheetDialog = ({
  open,
  title,
  picture,
  children,
  actions,
  isAlert = false,
  onClose,
}: SheetDialogProps) => {
  useDialogInHistory(open, onClose);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      {...(isAlert && { 'aria-describedby': textId })}
      sx={sheetOnPhones}
      slotProps={{
        paper: { sx: [{ maxWidth: WIDTH_PX }, isAlert && noRing], ...(isAlert && { role: 'alertdialog' }) },
      }}
    >
      {picture !== undefined && <Box sx={{ display: 'grid', placeItems: 'center', paddingTop: 3 }}>{picture}</Box>}
      <DialogTitle
        id={titleId}
        sx={{
          typography: 'h3',
          textWrap: 'balance',
          paddingInline: 3,
          paddingTop: picture === undefined ? 3 : 1.5,
          paddingBottom: 1,
          ...(picture !== undefined && { textAlign: 'center' }),
        }}
      >
        {title}
      </DialogTitle>
      {children !== undefined && (
        <DialogContent id={textId} sx={{ paddingInline: 3, paddingBlock: 0.5 }}>
          {children}
        </DialogContent>
      )}
      <DialogActions
        disableSpacing
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { flex: '1 1 0', minWidth: 'max-content' },
          padding: 3,
          paddingTop: 2.5,
        }}
      >
        {actions}
      </DialogActions>
    </Dialog>
  );
};
