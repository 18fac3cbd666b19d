import Box from '@mui/material/Box';
// oxlint-disable-next-line no-restricted-imports -- useDialogInHistory is below
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogInHistory } from '../hooks/useDialogInHistory';
import { ArrowBack, Close } from './icons';
import { sheetOnPhones } from './sheetOnPhones';

interface PanelDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Full screen on phones, for a map or long form; otherwise a sheet. */
  fillsPhone?: boolean;
  /** Two columns need it on desktops. */
  isWide?: boolean;
  /** The URL opens it (usePanel), and has a history entry for it already. */
  isInUrl?: boolean;
  /** The cross, Escape or the backdrop calls it. */
  onClose: () => void;
  /** It leads to the previous step. */
  onBack?: (() => void) | undefined;
}

const wholeScreenOnPhones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('tablet')]: {
    '& .MuiDialog-paper': {
      margin: 0,
      width: '100%',
      maxWidth: '100%',
      height: '100%',
      maxHeight: '100%',
      borderRadius: 0,
    },
  },
});

/** A titled dialog for a small task, which Back closes. For a question use ConfirmDialog. */
export const PanelDialog = ({
  open,
  title,
  children,
  fillsPhone = false,
  isWide = false,
  isInUrl = false,
  onClose,
  onBack,
}: PanelDialogProps) => {
  useDialogInHistory(open && !isInUrl, onClose);
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isWide ? 'desktop' : 'tablet'}
      sx={fillsPhone ? wholeScreenOnPhones : sheetOnPhones}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', paddingBlock: 1.5, paddingInline: { mobile: 2, tablet: 3 } }}
      >
        {/* Arrow and cross themselves are where the content begins and ends. */}
        {onBack && (
          <IconButton aria-label={t('back')} onClick={onBack} sx={{ '&&': { marginInlineStart: '-14px' } }}>
            <ArrowBack />
          </IconButton>
        )}
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ '&&': { marginInlineEnd: '-15px' } }}>
          <Close />
        </IconButton>
      </Stack>
      {/* Scrolls focused fields clear of a sticky button. */}
      <DialogContent sx={{ padding: 0, scrollPaddingBlockEnd: { mobile: '80px', tablet: '92px' } }}>
        {/* A box of its own: a sticky button would stop above the scrolling element's padding. */}
        <Box sx={{ paddingInline: { mobile: 2, tablet: 3 }, paddingBlock: '4px 24px' }}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
};
