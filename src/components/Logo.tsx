import { styled } from '@mui/material/styles';

interface LogoProps {
  /** The shop's name; while it is not known, the mark stands alone. */
  name?: string | undefined;
}

/** The disc has the colour of the words around it; what is drawn into it, the colour of what lies beneath: `--logo-ground`. */
const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  ...theme.typography.h3,
  lineHeight: 1,
  '& > svg': { width: 40, height: 40, flexShrink: 0 },
  '& .sun': { fill: theme.vars.palette.secondary.main },
  '& .furrows': {
    fill: 'none',
    stroke: `var(--logo-ground, ${theme.vars.palette.background.default})`,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
  },
}));

/**
 * The shop's mark, a sun over the rows of a paddy field, with its name. It is no link and no heading: the header makes a
 * link of it.
 */
export const Logo = ({ name }: LogoProps) => (
  <Root>
    <svg viewBox="0 0 40 40" aria-hidden>
      <circle cx="20" cy="20" r="20" fill="currentColor" />
      <circle className="sun" cx="20" cy="15" r="6" />
      <path
        className="furrows"
        d="M4 22c5-3 11-3 16 0s11 3 16 0M6 28c4.5-2.6 9.5-2.6 14 0s9.5 2.6 14 0M11 34c3-1.8 6-1.8 9 0s6 1.8 9 0"
      />
    </svg>
    {name !== undefined && (
      <span className="name" translate="no">
        {name}
      </span>
    )}
  </Root>
);
