import { styled } from './styled';

/**
 * A `details` whose `summary` is a row of text and an arrow, which turns. It works without scripts and by keyboard,
 * too.
 */
export const Disclosure = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    cursor: 'pointer',
    // Hides the native marker where flex doesn't.
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
