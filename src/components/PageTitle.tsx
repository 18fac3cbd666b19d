import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowBack } from './icons';

interface PageTitleProps {
  title: string;
  /** Where a phone leads back to, from a page that shows one part of a wider screen: there is no header to do it. */
  back: { to: string; label: string };
}

/**
 * The main heading of a page that belongs to another one, with the way back there on a phone. A page that stands by
 * itself has a plain h1.
 */
export const PageTitle = ({ title, back }: PageTitleProps) => (
  <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 2 }}>
    <IconButton
      component={Link}
      to={back.to}
      edge="start"
      aria-label={back.label}
      sx={{ display: { mobile: 'inline-flex', desktop: 'none' } }}
    >
      <ArrowBack />
    </IconButton>
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
  </Stack>
);
