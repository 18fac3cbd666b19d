import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect } from 'react';
import { FieldBand } from '../../components/FieldBand';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { LoginSteps } from './LoginSteps';
import { PANEL_TITLE_ID } from './PanelHeading';

interface LoginPanelProps {
  open: boolean;
  onClose: () => void;
  /** Called on login, or when already logged in. */
  onLoggedIn: () => void;
}

/** The login side panel (specification §2). Opened by the URL (usePanel), so that Back closes it. */
export const LoginPanel = ({ open, onClose, onLoggedIn }: LoginPanelProps) => {
  const loggedIn = useAppSelector(selectIsLoggedIn);
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
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': PANEL_TITLE_ID } }}
    >
      {/* Toasts cover this band instead of a question. Its drawing doesn't widen the drawer. */}
      <Box sx={{ width: 0, minWidth: '100%', height: 'clamp(64px, 22vh, 240px)', flexShrink: 0 }}>
        <FieldBand />
      </Box>
      <Box
        sx={{
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
