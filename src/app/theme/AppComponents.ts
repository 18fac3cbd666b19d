import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** A theme of CSS variables. */
export type AppTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/** Material UI's component overrides, typed against it. */
export type AppComponents = Components<AppTheme>;
