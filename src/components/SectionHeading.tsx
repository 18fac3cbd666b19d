import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight as ChevronRightIcon } from './icons';

interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  title: string;
  text?: string;
  /** Where there is more of it. */
  more?: { label: string; to: string; /** What a screen reader says instead of the label. */ spoken?: string };
  /** What one can do with the section, at its end. */
  children?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  marginBottom: 'clamp(16px, 1.8vw, 24px)',
  // As wide as the longest word of a title, which in Tamil is long: rather than break it, what one can do goes below.
  '& .words': { flex: '1 1 12rem', minWidth: 'min-content', maxWidth: '100%' },
  '& .ways': { display: 'flex', alignItems: 'center', marginBlock: -8, marginInlineEnd: -12 },
}));

/** The title over a section of a page, an h2, and the way to more of it. The page's own title is an h1. */
export const SectionHeading = ({ id, title, text, more, children }: SectionHeadingProps) => (
  <Root>
    <div className="words">
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
    </div>
    {(more !== undefined || children !== undefined) && (
      <div className="ways">
        {more && (
          <Button component={Link} to={more.to} aria-label={more.spoken} endIcon={<ChevronRightIcon />}>
            {more.label}
          </Button>
        )}
        {children}
      </div>
    )}
  </Root>
);
