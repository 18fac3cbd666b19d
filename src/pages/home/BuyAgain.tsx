import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../contract/homepage';
import { PackCards, type PackToAdd } from '../../components/PackCards';
import { styled } from '../../components/styled';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { RailArrows } from '../../features/catalogue/RailArrows';
import { OrderAgainButton } from '../../features/orders/OrderAgainButton';
import { useLastOrder } from '../../features/orders/useLastOrder';
import { firstPackToShow, pictureOf } from '../../lib/products';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
import { useGetBoughtProductsQuery } from '../../store/api/ordersApi';
import { setBuyAgainRoom } from '../../store/buyAgainMark';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { BuyAgainRows, BuyAgainSkeleton } from './BuyAgainSlot';

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  // One line in every language; larger text wraps into the room that BuyAgainRows has for it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  '& > .MuiButton-root': { paddingInline: 8, marginInline: 'auto -8px' },
  // Tamil's words need its width on the narrowest phones.
  '@media (max-width: 399px)': { '& .MuiButton-startIcon': { display: 'none' } },
  '& h2': { ...theme.typography.h4, margin: 0, minWidth: 'min-content' },
  // The widest screens show all of them.
  [theme.breakpoints.up('veryWide')]: { '&[data-fits] > span': { display: 'none' } },
  '& .phone': { [theme.breakpoints.up('tablet')]: { display: 'none' } },
  '& .wide': { [theme.breakpoints.down('tablet')]: { display: 'none' } },
}));

const Row = styled(PackCards)(({ theme }) => ({
  ...theme.mixins.scrollRow,
  gridAutoColumns: 'clamp(224px, 62%, 280px)',
  gap: 12,
  scrollbarWidth: 'none',
  // A pack alone fills a phone's row.
  [theme.breakpoints.down('tablet')]: {
    '&:has(> :only-of-type), &:has(> :nth-of-type(2)[data-wide-only])': { gridAutoColumns: '100%' },
  },
  '& > li': { ...theme.mixins.card, padding: 8, scrollSnapAlign: 'start' },
  '& .action > :last-child': { flex: '0 1 136px' },
  [theme.breakpoints.up('desktop')]: { gridAutoColumns: 'max(224px, (100% - 4 * 12px) / 5)' },
  [theme.breakpoints.up('veryWide')]: { gridAutoColumns: 'calc((100% - 5 * 12px) / 6)' },
}));

/** Fewer cards leave a hole in the row of a wide screen; a phone shows less than two. */
const ROW = 6;

const toPack = (product: ProductCard, pack = firstPackToShow(product.packs)): PackToAdd => ({
  slug: product.slug,
  name: product.name,
  pack: { ...pack, picture: pictureOf(pack, product.packs) },
});

const renderAction = (item: PackToAdd) => renderAddToCart(item, item.pack);

interface SectionProps {
  title: ReactNode;
  name: string;
  aside?: ReactNode;
  packs: readonly PackToAdd[];
  wideOnlyFrom?: number;
}

const Section = ({ title, name, aside, packs, wideOnlyFrom = packs.length }: SectionProps) => {
  const titleId = useId();
  const rowRef = useRef<HTMLUListElement>(null);
  return (
    <BuyAgainRows as="section" aria-labelledby={titleId}>
      <Heading data-fits={packs.length <= ROW || undefined}>
        <h2 id={titleId}>{title}</h2>
        {aside}
        {packs.length >= ROW && <RailArrows name={name} row={rowRef} />}
      </Heading>
      <Row ref={rowRef} packs={packs} isLinked wideOnlyFrom={wideOnlyFrom} renderAction={renderAction} />
    </BuyAgainRows>
  );
};

const useBestSellers = (): readonly ProductCard[] | undefined => {
  const { data, isError } = useGetOtherProductsQuery(undefined);
  return isError && !data ? [] : data;
};

/** In the room that this page has made already: their session has ended, or what they bought is sold out. */
const BestSellers = () => {
  const { t } = useTranslation('orders');
  const products = useBestSellers();
  const isEmpty = products?.length === 0;
  useLayoutEffect(() => {
    if (isEmpty) setBuyAgainRoom(false);
  }, [isEmpty]);
  if (isEmpty) return null;
  if (!products) return <BuyAgainSkeleton />;
  const title = t('again.bestSellers');
  return <Section title={title} name={title} packs={products.slice(0, ROW).map((product) => toPack(product))} />;
};

const BoughtPacks = () => {
  const { t } = useTranslation('orders');
  const { data: bought, isError } = useGetBoughtProductsQuery(undefined);
  const bestSellers = useBestSellers() ?? [];
  const lastOrder = useLastOrder();
  if ((isError && !bought) || bought?.length === 0) return <BestSellers />;
  if (!bought) return <BuyAgainSkeleton />;
  const packs = bought.flatMap((product) => product.packs.map((pack) => toPack(product, pack)));
  const more = bestSellers.filter(({ _id }) => !bought.some((product) => product._id === _id));
  const filled = [...packs, ...more.slice(0, Math.max(0, ROW - packs.length)).map((product) => toPack(product))];
  return (
    <Section
      title={
        <>
          <span className="phone">{t('again.title')}</span>
          <span className="wide">{t(filled.length > packs.length ? 'again.titleAndMore' : 'again.title')}</span>
        </>
      }
      name={t('again.title')}
      aside={lastOrder && <OrderAgainButton order={lastOrder} isLast />}
      packs={filled}
      wideOnlyFrom={packs.length}
    />
  );
};

/** Shows what a customer bought before, each added with one tap, and their last order as a whole. */
export const BuyAgain = () => (useAppSelector(selectIsLoggedIn) ? <BoughtPacks /> : <BestSellers />);
