import type { ReactNode } from 'react';
import { styled } from './styled';

const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

interface VisuallyHiddenProps {
  children: ReactNode;
  /** A heading can't be within the `span` that it is otherwise. */
  as?: 'h1' | 'span';
}

/** Text for screen readers where sighted users have a visual cue. It can't be focused. */
export const VisuallyHidden = ({ children, as = 'span' }: VisuallyHiddenProps) => <Hidden as={as}>{children}</Hidden>;
