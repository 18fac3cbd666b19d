import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface TodoAlertProps {
  severity?: 'error' | 'warning' | 'info';
  text: string;
  /** The page where it is done, and what its link says; without them, it is for others to do. */
  to?: string;
  action?: string;
}

/** Says what waits on another page, with the way there. */
export const TodoAlert = ({ severity = 'warning', text, to, action }: TodoAlertProps) => (
  <Alert
    severity={severity}
    sx={{
      flexShrink: 0,
      alignItems: 'center',
      flexWrap: 'wrap',
      marginBottom: 1.5,
      // Beside the icon: only what leads on goes below it on a phone.
      '& > .MuiAlert-message': { flex: '1 1 65%', minWidth: 0 },
    }}
    action={
      to !== undefined && (
        <Button component={Link} to={to} color="inherit" sx={{ minHeight: 44 }}>
          {action}
        </Button>
      )
    }
  >
    {text}
  </Alert>
);
