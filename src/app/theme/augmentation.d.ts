import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

/** The theme's additions to Material UI's types. */
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
    veryWide: true;
  }

  /** tokens.ts holds the values. */
  interface SurfaceColours {
    tint: string;
    lift: string;
    deep: string;
    onDeep: string;
    onDeepSoft: string;
    line: string;
    edge: string;
    warm: string;
    bar: string;
    onBar: string;
    barTint: string;
    sky: string;
    onSky: string;
  }

  /** Styles shared by several components: see mixins.ts. */
  interface Mixins {
    card: CSSObject;
    checkbox: CSSObject;
    plate: CSSObject;
    pill: CSSObject;
    chosenPill: CSSObject;
    pageWidth: CSSObject;
    plainButton: CSSObject;
    scrollRow: CSSObject;
    coveringInput: CSSObject;
    plainList: CSSObject;
    clampedTo: (lines: number) => CSSObject;
    studioLight: (opacity: number) => string;
  }

  interface TypographyVariants {
    lead: CSSProperties;
    eyebrow: CSSProperties;
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
    tint: true;
    warm: true;
    /** A coupon with a tear-off stub. */
    ticket: true;
    /** The label that the law requires on a pack. */
    label: true;
  }
}
