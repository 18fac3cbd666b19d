import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from './icons';

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
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: theme.spacing(0.5, 0, 0),
    color: theme.vars.palette.text.secondary,
  },
  '& .ways': { display: 'flex', alignItems: 'center', marginBlock: -8, marginInlineEnd: -12 },
  '& .ways > a': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    paddingInline: '20px 16px',
    color: theme.vars.palette.primary.main,
  },
}));

/** The title over a section of a page, an h2, and the way to more of it. The page's own title is an h1. */
export const SectionHeading = ({ id, title, text, more, children }: SectionHeadingProps) => (
  <Root>
    <div className="words">
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </div>
    {(more !== undefined || children !== undefined) && (
      <div className="ways">
        {more && (
          <Link to={more.to} tabIndex={0} aria-label={more.spoken}>
            {more.label}
            <ChevronRight fontSize="small" />
          </Link>
        )}
        {children}
      </div>
    )}
  </Root>
);
