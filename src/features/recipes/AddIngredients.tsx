import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MAX_CART_LINES } from '../../../contract/constants';
import type { RecipeDetail } from '../../../contract/homepage';
import { ShoppingBagOutlined } from '../../components/icons';
import { CheckCircleOutlined } from '../../components/pageIcons';
import { styled } from '../../components/styled';
import { useToasts } from '../../hooks/useToasts';
import { formatPaise } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addOne, removeOne, selectCartItems } from '../../store/slices/cartSlice';
import { isInCart, packsToAdd, soldProducts } from './recipePacks';

interface AddIngredientsProps {
  ingredients: RecipeDetail['ingredients'];
  onViewCart: () => void;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
  '& .state': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: 0,
    fontWeight: 600,
    color: theme.vars.palette.primary.dark,
  },
  '& .sum': { fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
}));

/**
 * Puts one fitting pack of each ingredient that the shop sells into the cart. It renders nothing if the shop sells none
 * of them.
 */
export const AddIngredients = ({ ingredients, onViewCart }: AddIngredientsProps) => {
  const { t } = useTranslation('recipe');
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const items = useAppSelector(selectCartItems);
  const sold = soldProducts(ingredients);
  const missing = packsToAdd(ingredients, items).slice(0, Math.max(0, MAX_CART_LINES - items.length));
  const names = missing.map(({ product }) => product.name).join(', ');

  if (sold.length === 0) return null;

  const add = (): void => {
    for (const { pack } of missing) dispatch(addOne({ _id: pack._id, productPrice: pack.productPrice }));
    enqueueSnackbar(t('added', { names }), {
      variant: 'success',
      action: (toast) => (
        <Button
          color="inherit"
          onClick={() => {
            closeSnackbar(toast);
            for (const { pack } of missing) dispatch(removeOne({ _id: pack._id }));
          }}
        >
          {t('undo')}
        </Button>
      ),
    });
  };

  if (missing.length > 0) {
    const sum = missing.reduce((total, { pack }) => total + pack.productPrice, 0);
    return (
      <Root>
        <Button variant="contained" size="large" fullWidth startIcon={<ShoppingBagOutlined />} onClick={add}>
          <span>{t('addIngredients', { count: missing.length, name: names })}</span>
          <span aria-hidden>&nbsp;·&nbsp;</span>
          <span className="sum">{formatPaise(sum)}</span>
        </Button>
      </Root>
    );
  }
  const hasSome = sold.some((product) => isInCart(product, items));
  return (
    <Root>
      <p className="state" role="status">
        {hasSome && <CheckCircleOutlined fontSize="small" />}
        <span>{t(hasSome ? 'allInCart' : 'noneAvailable')}</span>
      </p>
      {hasSome && (
        <Button variant="outlined" size="large" fullWidth onClick={onViewCart}>
          {t('viewCart')}
        </Button>
      )}
    </Root>
  );
};
