import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface SwitchLineProps {
  question: string;
  action: string;
  onSwitch: () => void;
}

/** "Have an account? Login". */
export const SwitchLine = ({ question, action, onSwitch }: SwitchLineProps) => (
  <Typography sx={{ textAlign: 'center' }}>
    {question}{' '}
    <Link
      component="button"
      type="button"
      onClick={onSwitch}
      sx={{ minHeight: 44, minWidth: 44, fontSize: 'inherit', fontWeight: 600, verticalAlign: 'baseline' }}
    >
      {action}
    </Link>
  </Typography>
);
