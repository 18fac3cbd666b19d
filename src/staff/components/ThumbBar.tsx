import type { ComponentProps } from 'react';
import { styled } from '../../components/styled';
import { inBar, measureBar } from '../lib/measureBar';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('desktop')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
    zIndex: 2,
    padding: theme.spacing(1, 2),
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
    '& > *': { flex: '1 1 auto' },
  },
  ...inBar,
}));

/** A page's actions: at the thumb on a phone, above its navigation; where they are on a desktop. */
export const ThumbBar = (props: ComponentProps<typeof Bar>) => <Bar ref={measureBar} {...props} />;
