import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/**
 * Words for those who listen to the page, where those who see it have a line, a colour or a place. Nothing that
 * everybody needs, and nothing that takes the focus.
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <Hidden>{children}</Hidden>;
