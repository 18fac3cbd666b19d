import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '../lib/counts';
import { styled } from './styled';

const Root = styled('span')({ position: 'relative', display: 'inline-flex' });

const Bubble = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 0,
  // Long counts grow outwards: the icon stays visible.
  left: 'calc(100% - 10px)',
  transform: 'translateY(-50%)',
  // It grows with the text.
  minWidth: '1.25rem',
  height: '1.25rem',
  padding: '0 0.375rem',
  borderRadius: 999,
  lineHeight: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}));

interface CountBadgeProps extends Pick<ComponentProps<typeof Root>, 'className' | 'aria-hidden'> {
  /** 0 shows nothing. */
  count: number;
  children: ReactNode;
}

/** A number at an icon's corner. */
export const CountBadge = ({ count, children, ...root }: CountBadgeProps) => (
  <Root {...root}>
    {children}
    {count > 0 && <Bubble>{formatCount(count)}</Bubble>}
  </Root>
);
