import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export interface ContactRow {
  label: string;
  value: string;
  /** What the value leads to: `tel:`, `mailto:` or a page. */
  href?: string;
}

/** A telephone number as a link. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Ways to reach somebody. */
export const ContactRows = ({ rows }: { rows: readonly ContactRow[] }) => (
  <Card component="dl" sx={{ m: 0, p: 2, display: 'grid', gridTemplateColumns: { tablet: '180px 1fr' } }}>
    {rows.map(({ label, value, href }) => (
      <Box key={`${label} ${value}`} sx={{ display: 'contents' }}>
        <Typography component="dt" color="textSecondary" sx={{ display: 'flex', alignItems: 'center' }}>
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, minHeight: 44, display: 'flex', alignItems: 'center' }}>
          {href === undefined ? (
            value
          ) : (
            <Link href={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {value}
            </Link>
          )}
        </Box>
      </Box>
    ))}
  </Card>
);
