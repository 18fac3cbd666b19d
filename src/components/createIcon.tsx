import type { ReactNode } from 'react';

export interface IconProps {
  /** Inherits unless set. */
  color?: 'primary' | 'success' | 'warning' | 'error';
  /** Medium is 1.5 em. */
  fontSize?: 'small' | 'medium' | 'inherit';
  /** Accessible name, where no adjacent text says it. */
  titleAccess?: string;
}

/**
 * Icons styled once by the theme (theme/icons.ts) under Material UI's own class, instead of per instance.
 * @param shapes on a 24 × 24 grid
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
