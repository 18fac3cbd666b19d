import { breakpointsPx, darkColours, fontSizes, fonts, lightColours, radiiPx, touchTargetPx } from './tokens';
import type { ColourScheme } from './tokens';

const SPACING_STEPS = [1, 2, 3, 4, 5, 6, 8];
const SPACING_PX = 8;

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const colour = (hex: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
    hex,
  },
});
const px = (value: number) => ({ $value: { value, unit: 'px' } });
const colours = (scheme: ColourScheme) => ({ $type: 'color', ...mapValues({ ...scheme }, colour) });
/** Fluid sizes are CSS expressions, which the format can't hold: they are given at their widest. */
const widestRem = (size: string) => ({ $value: { value: Number(/([\d.]+)rem\)?$/.exec(size)?.[1]), unit: 'rem' } });

/**
 * The tokens for design tools.
 * @returns a file of the Design Tokens Community Group's format (2025.10)
 */
export const makeDesignTokens = () => ({
  light: colours(lightColours),
  dark: colours(darkColours),
  font: {
    $type: 'fontFamily',
    ...mapValues({ ...fonts }, (family) => ({
      $value: family.split(',').map((name) => name.trim().replaceAll("'", '')),
    })),
  },
  fontSize: { $type: 'dimension', ...mapValues({ ...fontSizes }, widestRem) },
  spacing: {
    $type: 'dimension',
    ...Object.fromEntries(SPACING_STEPS.map((step) => [step, px(step * SPACING_PX)])),
  },
  radius: { $type: 'dimension', ...mapValues({ ...radiiPx }, px) },
  breakpoint: { $type: 'dimension', ...mapValues({ ...breakpointsPx }, px) },
  touchTarget: { $type: 'dimension', ...px(touchTargetPx) },
});
