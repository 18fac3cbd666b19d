import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ROUTES, type RouteName } from '../../../contract/routes';
import { styled } from '../../components/styled';

interface InvitationProps {
  title: string;
  text: string;
  /** The label of the button. */
  action: string;
  route: RouteName;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.card,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  padding: 'clamp(20px, 3vw, 32px)',
  marginBlockStart: theme.spacing(2),
  // The opening mark of a quotation that is still to come; not read aloud.
  '&::before': {
    ...theme.typography.h1,
    content: '"“" / ""',
    height: '0.42em',
    fontSize: 72,
    lineHeight: 1,
    color: theme.vars.palette.secondary.main,
  },
  '& > h2': { textWrap: 'balance' },
  '& > a': { marginBlockStart: theme.spacing(1) },
}));

/** Asks customers for a testimonial, on a card. For one that a section's heading introduces, use a plain button. */
export const Invitation = ({ title, text, action, route }: InvitationProps) => (
  <Root data-invitation="">
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Typography>{text}</Typography>
    <Button component={Link} to={ROUTES[route].path} variant="contained" size="large">
      {action}
    </Button>
  </Root>
);
