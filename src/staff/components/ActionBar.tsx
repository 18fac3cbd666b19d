import type { ComponentProps } from 'react';
import { styled } from '../../components/styled';
import { inBar, measureBar } from '../lib/measureBar';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
  [theme.breakpoints.up('desktop')]: { bottom: 0 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  marginInline: theme.spacing(-2),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  zIndex: 1,
  ...inBar,
}));

/** The page's actions at the thumb, above the navigation of a phone. */
export const ActionBar = (props: ComponentProps<typeof Bar>) => <Bar ref={measureBar} {...props} />;
