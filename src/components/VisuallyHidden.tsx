import { styled } from '@mui/material/styles';

/**
 * Words for those who listen to the page, where those who see it have a line, a colour or a place. Nothing that
 * everybody needs, and nothing that takes the focus.
 */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
