import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ArrowBack } from '../../components/icons';

interface BackLinkProps {
  to: string;
  /** The page that it leads to. */
  label: string;
}

/** Leads to the list that a page belongs to. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Button component={Link} to={to} startIcon={<ArrowBack />} sx={{ marginInlineStart: -1, marginBottom: 0.5 }}>
    {label}
  </Button>
);
