import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowBack } from './icons';

interface PageTitleProps {
  title: string;
  /** Where a phone leads back to, from a page that shows one part of a wider screen: there is no header to do it. */
  back?: { to: string; label: string };
}

/**
 * The main heading of a page of the customer's own, with the way back on a phone where it shows a part of a wider screen.
 * The shop's pages have a plain h1.
 */
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
