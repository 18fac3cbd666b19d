import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ROUTES, checkoutSuccessPath, orderStatusPath } from '../../../contract/routes';
import { usePanel } from '../../hooks/usePanel';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { Checkout } from '../../features/checkout/Checkout';
import { CheckoutSkeleton } from '../../features/checkout/CheckoutSkeleton';
import { EmptyCart } from '../../features/checkout/EmptyCart';
import { WaitingOrder } from '../../features/orders/WaitingOrder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { orderPaid, orderPlaced, selectCartItems } from '../../store/slices/cartSlice';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

/** Cart and checkout (specification §2). The cart is unknown until rehydration. */
export const CheckoutPage = () => {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const login = usePanel('login');
  const location = usePanel('location');
  const rehydrated = useAppSelector(selectRehydrated);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const items = useAppSelector(selectCartItems);
  const address = useAppSelector(selectSelectedAddress);
  const [isPlaced, setIsPlaced] = useState(false);
  const requireLogin = (): void => login.open({ next: ROUTES.checkout.path });

  // A dead login leaves the cart; a logout empties it.
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn && items.length > 0) requireLogin();
    wasLoggedIn.current = isLoggedIn;
  });

  if (!rehydrated || isPlaced) return <CheckoutSkeleton label={t(isPlaced ? 'placing' : 'loading')} />;
  const notice = isLoggedIn && (
    <Box sx={{ '&:not(:empty)': { mb: 4 } }}>
      <WaitingOrder place={items.length > 0 ? 'cart' : 'emptyCart'} />
    </Box>
  );
  if (items.length === 0) {
    return <EmptyCart notice={notice} bestSellers={<OtherProducts renderAction={renderAddToCart} />} />;
  }
  return (
    <Checkout
      notice={notice}
      items={items}
      address={address}
      isLoggedIn={isLoggedIn}
      onChooseAddress={() => location.open()}
      onRequireLogin={requireLogin}
      onPlaced={({ orderId, payment }) => {
        setIsPlaced(true);
        dispatch(orderPlaced({ orderId, items }));
        // The lines stay until the order is paid, so that Back leads to them. At the door nothing has to be paid first.
        if (payment) void navigate(orderStatusPath(orderId));
        else {
          dispatch(orderPaid(orderId));
          void navigate(checkoutSuccessPath(orderId), { replace: true });
        }
      }}
    />
  );
};
