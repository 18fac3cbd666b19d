import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowBack } from './icons';

interface PageTitleProps {
  title: string;
  /** Back link on phones, where the page has no header. */
  back?: { to: string; label: string };
}

/** Heading of account pages. Shop pages use a plain h1. */
export const PageTitle = ({ title, back }: PageTitleProps) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={0.5}
    sx={{ alignItems: 'center', minHeight: 44, mb: { mobile: 2.5, desktop: 4 } }}
  >
    {back && (
      <IconButton
        component={Link}
        to={back.to}
        edge="start"
        aria-label={back.label}
        sx={{ display: { mobile: 'inline-flex', desktop: 'none' } }}
      >
        <ArrowBack />
      </IconButton>
    )}
    <Typography variant="h1">{title}</Typography>
  </Stack>
);
