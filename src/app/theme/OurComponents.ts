import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** A theme of CSS variables. */
export type OurTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/** Defaults and styles of Material UI's components, written against it. */
export type OurComponents = Components<OurTheme>;
