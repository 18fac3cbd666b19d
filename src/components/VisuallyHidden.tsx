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

/** Text for screen readers where sighted users have a visual cue. It can't be focused. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <Hidden>{children}</Hidden>;
