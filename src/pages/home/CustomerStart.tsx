import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Rail } from '../../features/catalogue/Rail';
import { OrderAgainButton } from '../../features/orders/OrderAgainButton';
import { useLastOrder } from '../../features/orders/useLastOrder';
import { WaitingOrder } from '../../features/orders/WaitingOrder';
import { useGetBoughtProductsQuery } from '../../store/api/ordersApi';

/** Over the page, which therefore doesn't move when it comes or goes. */
const overPage = {
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
  zIndex: 'appBar',
  paddingInline: 'var(--page-margin)',
  pointerEvents: 'none',
  '& > section': { maxWidth: 720, marginInline: 'auto', marginBottom: 1, pointerEvents: 'auto', boxShadow: 4 },
} as const;

/**
 * For customers: what they bought before takes the place of the usual first rail, which is as high, so that nothing
 * moves; and the order that waits for its payment.
 */
export const CustomerStart = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('orders');
  const { data: products = [] } = useGetBoughtProductsQuery(undefined);
  const lastOrder = useLastOrder();
  return (
    <>
      {products.length > 0 && lastOrder !== undefined ? (
        <Rail
          title={t('again.title')}
          text={t('again.text')}
          aside={lastOrder && <OrderAgainButton order={lastOrder} />}
          products={products}
          renderAction={renderAddToCart}
        />
      ) : (
        children
      )}
      <Box sx={overPage}>
        <WaitingOrder />
      </Box>
    </>
  );
};
