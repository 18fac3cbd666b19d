import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ChevronRight as ChevronRightIcon } from './icons';

interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  title: string;
  text?: string;
  /** Where there is more of it. */
  more?: { label: string; to: string; /** What a screen reader says instead of the label. */ spoken?: string };
}

/** The title over a section of a page, an h2, and the way to more of it. The page's own title is an h1. */
export const SectionHeading = ({ id, title, text, more }: SectionHeadingProps) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mb: 2 }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
    </Box>
    {more && (
      <Button
        component={Link}
        to={more.to}
        aria-label={more.spoken}
        endIcon={<ChevronRightIcon />}
        sx={{ flexShrink: 0 }}
      >
        {more.label}
      </Button>
    )}
  </Box>
);
