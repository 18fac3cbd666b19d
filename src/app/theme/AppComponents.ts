import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** A theme of CSS variables. */
export type AppTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

export type AppComponents = Components<AppTheme>;
