import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { ChevronRight, ShoppingBagOutlined } from '../../components/icons';
import { styled } from '../../components/styled';
import { measuredAs } from '../../lib/measuredAs';
import { formatPaise } from '../../lib/money';
import { useAppSelector } from '../../store/hooks';
import { selectCartCount, selectCartTotal } from '../../store/slices/cartSlice';

const measureViewCart = measuredAs('--view-cart-height');

const Root = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 48,
  paddingInline: 'var(--page-margin)',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  textDecoration: 'none',
  '[data-theme="dark"] &:not([data-compact="true"])': {
    backgroundColor: theme.vars.palette.surface.lift,
    color: theme.vars.palette.surface.onBar,
  },
  '&:focus-visible': { outlineOffset: -4 },
  '& .count': { ...theme.typography.body2, flexGrow: 1 },
  '& .dot': { whiteSpace: 'pre-wrap' },
  '& .sum': { fontVariantNumeric: 'tabular-nums' },
  '&[data-compact="true"]': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: 0,
    alignContent: 'center',
    minHeight: 48,
    paddingInline: theme.spacing(2, 1),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface.tint,
    color: theme.vars.palette.primary.dark,
    lineHeight: 1.25,
    '& > .text': { display: 'grid' },
    '& .dot, & > svg:first-of-type, & .count': { display: 'none' },
  },
}));

interface ViewCartProps {
  /** Two short lines for a bar that has another action. */
  compact?: boolean;
}

/** The way to the cart with its sum (specification §4). It renders nothing while the cart is empty. */
export const ViewCart = ({ compact = false }: ViewCartProps) => {
  const { t } = useTranslation('cart');
  const count = useAppSelector(selectCartCount);
  const total = useAppSelector(selectCartTotal);
  if (count === 0) return null;
  return (
    <Root ref={compact ? undefined : measureViewCart} to={ROUTES.checkout.path} data-view-cart data-compact={compact}>
      <ShoppingBagOutlined fontSize="small" />
      <span className="count">{t('itemCount', { count })}</span>
      <span className="text">
        <span>{t('view')}</span>
        <span className="dot"> · </span>
        <span className="sum">{formatPaise(total)}</span>
      </span>
      <ChevronRight fontSize="small" />
    </Root>
  );
};
