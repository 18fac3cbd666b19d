import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { styled } from '../../components/styled';

const MARGIN_PX = 16;

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  minWidth: 0,
  [theme.breakpoints.down('tablet')]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // To the page's edge, with room for focus rings, which the row would clip.
    margin: `-4px -${MARGIN_PX}px`,
    padding: `4px ${MARGIN_PX}px`,
    '&, & > fieldset': { flexWrap: 'nowrap' },
    '& > *, & > fieldset > *': { flexShrink: 0 },
  },
}));

/** Links or choices that would fill a phone's first screen: there they are one row that scrolls, the current one in view. */
export const OneRow = (props: Pick<ComponentProps<typeof Root>, 'as' | 'aria-label' | 'children'>) => {
  const rowRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = rowRef.current;
    const current = row?.querySelector<HTMLElement>('[aria-current], :checked');
    const shown = current?.closest<HTMLElement>('label') ?? current;
    if (row && shown) row.scrollLeft = shown.offsetLeft - MARGIN_PX;
  }, []);
  return <Root ref={rowRef} {...props} />;
};
