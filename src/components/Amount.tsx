import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { formatPaise } from '../lib/money';

const variants = { small: 'body2', medium: 'subtitle1', large: 'h3', huge: 'h1' } as const;

interface AmountProps {
  paise: number;
  size?: keyof typeof variants;
  component?: ElementType;
}

/**
 * An unbreakable amount of money, in the text font: the heading font has no tabular figures. Large ones are proportional,
 * because tabular figures tear them apart.
 */
export const Amount = ({ paise, size = 'medium', component = 'span' }: AmountProps) => (
  <Typography
    component={component}
    variant={variants[size]}
    sx={(theme) => ({
      fontFamily: theme.typography.fontFamily,
      fontWeight: 700,
      fontVariantNumeric: size === 'huge' || size === 'large' ? 'normal' : 'tabular-nums',
      letterSpacing: 0,
      whiteSpace: 'nowrap',
    })}
  >
    {formatPaise(paise)}
  </Typography>
);
