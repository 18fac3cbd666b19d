import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Defaults and styles of Material UI's components, written against a theme of CSS variables. */
export type OurComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
