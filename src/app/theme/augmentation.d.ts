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
  }

  /** Backgrounds and borders beside Material UI's own. */
  interface SurfaceColours {
    /** Selected items, quiet panels. */
    tint: string;
    /** The footer. */
    deep: string;
    /** Text on `deep`, and secondary text. */
    onDeep: string;
    onDeepSoft: string;
    /** Card borders. */
    line: string;
    /** Borders of inputs. */
    edge: string;
    /** Offers and hints. */
    warm: string;
    /** The header, text on it, and controls in it. */
    bar: string;
    onBar: string;
    barTint: string;
    /** The field banner's sky, and text on it. */
    sky: string;
    onSky: string;
  }

  /** Styles shared by several components: see mixins.ts. */
  interface Mixins {
    dimmedInDarkMode: CSSObject;
    card: CSSObject;
    plate: CSSObject;
    pill: CSSObject;
    pageWidth: CSSObject;
    plainButton: CSSObject;
    plainList: CSSObject;
    clampedTo: (lines: number) => CSSObject;
  }

  interface TypographyVariants {
    /** A page's introduction. */
    lead: CSSProperties;
    /** A small line above a title. */
    eyebrow: CSSProperties;
    /** Prices, in tabular figures. */
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
    /** A tinted background without a border. */
    tint: true;
    warm: true;
    /** A coupon with a tear-off stub. */
    ticket: true;
    /** The label that the law requires on a pack. */
    label: true;
    /** Sample content that a seller must replace. */
    sample: true;
  }
}
