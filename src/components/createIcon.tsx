import type { ReactNode } from 'react';

export interface IconProps {
  /** In the colour of the words around it, unless said. */
  color?: 'primary' | 'success' | 'warning' | 'error';
  /** Medium is one and a half of the page's letters. */
  fontSize?: 'small' | 'medium' | 'large' | 'inherit';
  /** What it says to those who don't see it, where no words beside it do. */
  titleAccess?: string;
}

/**
 * Makes an icon's component. Material UI would work out the looks of each, a dozen times on each page; ours are the theme's once for all
 * (theme/icons.ts), under the class of Material UI's own, so that both look alike.
 * @param shapes on a ground of 24 by 24
 */
export const createIcon =
  (shapes: ReactNode) =>
  ({ color, fontSize, titleAccess }: IconProps) => (
    <svg
      className="MuiSvgIcon-root"
      data-color={color}
      data-size={fontSize}
      viewBox="0 0 24 24"
      focusable="false"
      {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {titleAccess !== undefined && <title>{titleAccess}</title>}
      {shapes}
    </svg>
  );
