import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

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
    /** Text on `deep`, and what may stand back on it. */
    onDeep: string;
    onDeepSoft: string;
    /** The line around cards. */
    line: string;
    /** The edge of what can be typed into or chosen. */
    edge: string;
    /** Pale turmeric: offers and hints. */
    warm: string;
    /** The header, text on it, and what lies in it. */
    bar: string;
    onBar: string;
    barTint: string;
    /** The sky of the field banner, and text on it. */
    sky: string;
    onSky: string;
  }

  /** Looks that several components of our own share: see mixins.ts. */
  interface Mixins {
    daylight: CSSObject;
    card: CSSObject;
    plate: CSSObject;
    pill: CSSObject;
    pageWidth: CSSObject;
    plainButton: CSSObject;
    plainList: CSSObject;
    clampedTo: (lines: number) => CSSObject;
  }

  interface TypographyVariants {
    /** The first words of a page. */
    lead: CSSProperties;
    /** A small line over a title. */
    eyebrow: CSSProperties;
    /** Amounts of money, in tabular figures. */
    price: CSSProperties;
    priceLarge: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties;
    eyebrow?: CSSProperties;
    price?: CSSProperties;
    priceLarge?: CSSProperties;
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

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    eyebrow: true;
    price: true;
    priceLarge: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A calm coloured ground without an edge. */
    tint: true;
    warm: true;
    /** An offer, torn off at its stub. */
    ticket: true;
    /** A label printed in ink, as the law wants it on a pack. */
    label: true;
    /** What a seller has yet to replace. */
    sample: true;
  }
}
