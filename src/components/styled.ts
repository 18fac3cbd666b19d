import { styled as muiStyled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

type CreateStyled = (...args: unknown[]) => (...styles: unknown[]) => unknown;

/**
 * Material UI's `styled` for styles that depend on the theme alone: a function of it runs once instead of in each render.
 * Use data attributes for what depends on props.
 */
export const styled = ((...args) =>
  (...styles) =>
    (muiStyled as CreateStyled)(...args)(
      ...styles.map((style) =>
        typeof style === 'function' ? memoTheme(style as Parameters<typeof memoTheme>[0]) : style,
      ),
    )) as CreateStyled as typeof muiStyled;
