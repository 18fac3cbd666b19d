import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { CountBadge } from '../../components/CountBadge';
import { ShoppingBagOutlined } from '../../components/icons';
import { usePanel } from '../../hooks/usePanel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectCartCount } from '../../store/slices/cartSlice';

/** A visitor logs in first and continues to checkout (specification §2). */
export const CartButton = () => {
  const { t } = useTranslation('layout');
  const count = useAppSelector(selectCartCount);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const navigate = useNavigate();
  const login = usePanel('login');

  return (
    <button
      type="button"
      tabIndex={0}
      data-opens={loggedIn ? undefined : 'login'}
      onClick={() => (loggedIn ? void navigate(ROUTES.checkout.path) : login.open({ next: ROUTES.checkout.path }))}
    >
      <CountBadge count={count} aria-hidden className="cart">
        <ShoppingBagOutlined />
      </CountBadge>
      <span className="label" aria-hidden>
        {t('cart')}
      </span>
      <VisuallyHidden>{t('cartLabel', { count })}</VisuallyHidden>
    </button>
  );
};
