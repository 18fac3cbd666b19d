import type {} from '@mui/material/themeCssVarsAugmentation';

/** What our theme adds to Material UI's types. */
declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    mobile: true;
    tablet: true;
    desktop: true;
    wide: true;
  }

  /** Backgrounds and lines beside Material UI's own. */
  interface SurfaceColours {
    /** Pale leaf: chosen things, calm panels. */
    tint: string;
    /** Dark leaf: the footer. */
    deep: string;
    /** Text on `deep`. */
    onDeep: string;
    /** The line around cards. */
    line: string;
    /** Pale turmeric: offers and hints. */
    warm: string;
  }

  interface Palette {
    surface: SurfaceColours;
    clay: Palette['primary'];
  }
  interface PaletteOptions {
    surface?: SurfaceColours;
    clay?: PaletteOptions['primary'];
  }
}
