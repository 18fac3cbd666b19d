import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Rail } from '../../features/catalogue/Rail';
import { OrderAgainButton } from '../../features/orders/OrderAgainButton';
import { useLastOrder } from '../../features/orders/useLastOrder';
import { WaitingOrder } from '../../features/orders/WaitingOrder';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
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

/** Fewer products leave a hole in the row. */
const ROW = 5;

/**
 * For customers: what they bought before takes the place of the usual first rail, which is as high, so that nothing
 * moves; and the order that waits for its payment.
 */
export const CustomerStart = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('orders');
  const { data: bought = [] } = useGetBoughtProductsQuery(undefined);
  const hasRoom = bought.length > 0 && bought.length < ROW;
  const { data: bestSellers = [] } = useGetOtherProductsQuery(undefined, { skip: !hasRoom });
  const more = hasRoom ? bestSellers.filter(({ _id }) => !bought.some((product) => product._id === _id)) : [];
  const lastOrder = useLastOrder();
  return (
    <>
      {bought.length > 0 && lastOrder !== undefined ? (
        <Rail
          title={t(more.length > 0 ? 'again.titleAndMore' : 'again.title')}
          text={t('again.text')}
          aside={lastOrder && <OrderAgainButton order={lastOrder} />}
          products={[...bought, ...more.slice(0, ROW - bought.length)]}
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
