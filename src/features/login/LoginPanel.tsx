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
  /** Somebody is logged in while the panel was asked for: by a right code, or since before. */
  onLoggedIn: () => void;
}

/**
 * The login side panel (specification §2): login, registration and the one-time code, one question at a time. The URL
 * opens it (usePanel), so that Back closes it and a visitor comes back to where they were.
 */
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
      {/* A toast about what was sent or refused lies over the band, and so over no question. */}
      <Box sx={{ height: 104, flexShrink: 0, '@media (max-height: 560px)': { height: 64 } }}>
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
        {/* A closed drawer drops its content: so closing resets all forms (specification §4). */}
        <LoginSteps onClose={onClose} />
      </Box>
    </Drawer>
  );
};
