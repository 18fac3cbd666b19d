import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles createIcon.tsx's icons, under Material UI's icon class. */
export const icons = ({ vars: { palette } }: Theme): CSSObject => ({
  '.MuiSvgIcon-root': {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    flexShrink: 0,
    fontSize: '1.5rem',
    fill: 'currentColor',
    userSelect: 'none',
    '&[data-size="small"]': { fontSize: '1.25rem' },
    '&[data-size="inherit"]': { fontSize: 'inherit' },
    '&[data-color="primary"]': { color: palette.primary.main },
    '&[data-color="success"]': { color: palette.success.main },
    '&[data-color="warning"]': { color: palette.warning.dark },
    '&[data-color="error"]': { color: palette.error.main },
  },
});
