import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface FooterColumnProps {
  title: string;
  links: { label: string; to: string }[];
}

/** A titled list of places in the shop. */
export const FooterColumn = ({ title, links }: FooterColumnProps) => {
  const titleId = useId();
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginTop: 1 }}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link
              component={RouterLink}
              to={to}
              color="inherit"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
