import type { Font } from 'harfbuzzjs';
import { measure } from './shaping';

/** Letters and spaces at their frequency in English. */
const SAMPLE = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

interface LocalFont {
  /** Local names, phones' first. All have the same widths by design, except Roboto, which is close. */
  local: readonly string[];
  /** Widths of a to z and the space in thousandths of an em: from Adobe's metrics, or from DejaVu's files. */
  widths: string;
}

/** In lookup order. Linux comes first, because looking up a missing font there leaves the browser's sandbox and delays the first paint. */
const LOCAL_FONTS: Readonly<Record<string, LocalFont>> = {
  'DejaVu Sans': {
    local: ['DejaVu Sans'],
    widths:
      '613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 318',
  },
  'DejaVu Sans Bold': {
    local: ['DejaVu Sans Bold'],
    widths:
      '675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 348',
  },
  'DejaVu Serif Bold': {
    local: ['DejaVu Serif Bold'],
    widths:
      '648 699 609 699 636 430 699 727 380 362 693 380 1058 727 667 699 699 527 563 462 727 581 861 596 581 568 348',
  },
  Arial: {
    local: ['Roboto', 'Arial', 'Liberation Sans', 'Arimo'],
    widths:
      '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  },
  'Arial Bold': {
    local: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths:
      '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278',
  },
  'Times New Roman Bold': {
    local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    widths:
      '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 250',
  },
};

/** @param fallbacks names of local fonts */
export const inLookupOrder = (fallbacks: readonly string[]): string[] =>
  Object.keys(LOCAL_FONTS).filter((name) => fallbacks.includes(name));

const localFontOf = (name: string): LocalFont => {
  const localFont = LOCAL_FONTS[name];
  if (!localFont) throw new Error(`The widths of ${name} are unknown`);
  return localFont;
};

/** The width of lowercase letters and spaces in a local font, in ems. */
export const localWidth = (name: string, text: string): number => {
  const widths = localFontOf(name).widths.split(' ').map(Number);
  const ofSpace = widths.at(-1) ?? 0;
  return Array.from(text).reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 97] ?? ofSpace), 0) / 1000;
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * A local font scaled to the metrics of ours, so that nothing moves when ours arrives.
 * @returns the descriptors of its @font-face rule that depend on the two fonts
 */
export const fallbackDescriptors = (font: Font, unitsPerEm: number, fallback: string): Record<string, string> => {
  const { ascender, descender, lineGap } = font.hExtents();
  const sizeAdjust = measure(font, SAMPLE) / unitsPerEm / localWidth(fallback, SAMPLE);
  return {
    src: localFontOf(fallback)
      .local.map((name) => `local('${name}')`)
      .join(', '),
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascender / unitsPerEm / sizeAdjust),
    descentOverride: percent(-descender / unitsPerEm / sizeAdjust),
    lineGapOverride: percent(lineGap / unitsPerEm / sizeAdjust),
  };
};
