import Box from '@mui/material/Box';
// oxlint-disable-next-line no-restricted-imports -- the URL opens it
import Drawer from '@mui/material/Drawer';
import { useEffect } from 'react';
import { FieldBand } from '../../components/FieldBand';
import { Logo } from '../../components/Logo';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { LoginSteps } from './LoginSteps';
import { PANEL_TITLE_ID } from './PanelHeading';

/** On phones a toast of two lines covers the band. */
const BAND_MIN = { mobile: 'min(96px, 22vh)', desktop: 64 };

const band = {
  position: 'relative',
  containerType: 'size',
  width: 0,
  minWidth: '100%',
  height: 'clamp(64px, 22vh, 240px)',
  minHeight: BAND_MIN,
} as const;

const mark = {
  position: 'absolute',
  insetBlockStart: '12%',
  insetInlineStart: { mobile: 20, tablet: 32 },
  color: 'surface.onDeep',
  '--logo-ground': 'var(--vayal-palette-surface-deep)',
  // A long form leaves room for the furrows alone.
  '@container (max-height: 150px)': { display: 'none' },
} as const;

interface LoginPanelProps {
  open: boolean;
  onClose: () => void;
  /** Called on login, or when already logged in. */
  onLoggedIn: () => void;
}

/** The login side panel (specification §2). Opened by the URL (usePanel), so that Back closes it. */
export const LoginPanel = ({ open, onClose, onLoggedIn }: LoginPanelProps) => {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const product = useGetStoreQuery(undefined).data?.name;
  const rehydrated = useAppSelector(selectRehydrated);
  const shown = open && rehydrated && !loggedIn;

  useEffect(() => {
    if (open && loggedIn) onLoggedIn();
  }, [open, loggedIn, onLoggedIn]);

  return (
    <Drawer
      anchor="right"
      open={shown}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': PANEL_TITLE_ID,
          // Scrolls focused fields clear of the sticky button.
          sx: { scrollPaddingBlockEnd: '96px' },
        },
      }}
    >
      {/* Toasts cover this band instead of a question. It leaves its room to a long form; its drawing doesn't widen the drawer. */}
      <Box sx={band}>
        <FieldBand />
        <Box sx={mark}>
          <Logo name={product} />
        </Box>
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          width: { mobile: '100vw', tablet: 'var(--drawer-width)' },
          maxWidth: '100%',
          paddingInline: { mobile: 2.5, tablet: 4 },
          paddingBlock: 3,
        }}
      >
        {/* A closed drawer unmounts its content, which resets all forms (specification §4). */}
        <LoginSteps onClose={onClose} />
      </Box>
    </Drawer>
  );
};
