import { styled } from './styled';

interface LogoProps {
  /** Without it the mark shows alone. */
  name?: string | undefined;
}

/** The disc has the text colour, its strokes the ground's: `--logo-ground`. */
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

/** The mark, a sun over furrows, with the shop's name. It is no link or heading by itself. */
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
