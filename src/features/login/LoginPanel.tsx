import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect, useState } from 'react';
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

/** The login side panel (specification §2). */
export const LoginPanel = ({ open, onClose, onLoggedIn }: LoginPanelProps) => {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const rehydrated = useAppSelector(selectRehydrated);
  const shown = open && rehydrated && !loggedIn;

  // Each opening begins with empty forms, even while the last one is still sliding out.
  const [wasShown, setWasShown] = useState(shown);
  const [visit, setVisit] = useState(0);
  if (shown !== wasShown) {
    setWasShown(shown);
    if (shown) setVisit(visit + 1);
  }

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
      <Box sx={{ width: { mobile: '100vw', tablet: 440 }, maxWidth: '100%', padding: 3 }}>
        <LoginSteps key={visit} onClose={onClose} />
      </Box>
    </Drawer>
  );
};
