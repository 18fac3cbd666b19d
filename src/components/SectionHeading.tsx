import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from './icons';
import { styled } from './styled';

interface SectionHeadingProps {
  /** `aria-labelledby` refers to it. */
  id: string;
  title: string;
  text?: string;
  /** Link to the full list. */
  more?: { label: string; to: string; /** Accessible label, where the visible one is ambiguous. */ ariaLabel?: string };
  /** Controls at the end. */
  children?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  marginBottom: 'clamp(16px, 1.8vw, 24px)',
  // At least the longest word, which in Tamil is long; controls wrap below instead.
  '& h2': { ...theme.typography.h2, flex: '1 1 12rem', minWidth: 'min-content', maxWidth: '100%', margin: 0 },
  '& p': {
    ...theme.typography.body2,
    order: 1,
    flexBasis: '100%',
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .ways': { display: 'flex', alignItems: 'center', margin: '-6px -12px -6px auto' },
  '& .ways > a': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    // The chevron, not its empty ground, ends where the page does.
    paddingInline: '20px 6px',
    color: theme.vars.palette.primary.main,
  },
}));

/** A section's h2 with a link to more. The page's own title is an h1. */
export const SectionHeading = ({ id, title, text, more, children }: SectionHeadingProps) => (
  <Root>
    <h2 id={id}>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {(more !== undefined || children !== undefined) && (
      <div className="ways">
        {more && (
          <Link to={more.to} tabIndex={0} aria-label={more.ariaLabel}>
            {more.label}
            <ChevronRight fontSize="small" />
          </Link>
        )}
        {children}
      </div>
    )}
  </Root>
);
