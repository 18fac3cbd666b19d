import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import { categoryPath, productPath } from '../../../contract/routes';
import type { Wish } from '../../../contract/wishlist';
import { BarePage } from '../../components/BarePage';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { ProductPicture } from '../../components/ProductPicture';
import { styled } from '../../components/styled';
import { AddToCart } from '../../features/cart/AddToCart';
import { AwaitPack } from '../../features/wishlist/AwaitPack';
import { useFormatSize } from '../../hooks/useFormatSize';
import { formatPaise } from '../../lib/money';
import { firstPackToShow, pictureOf } from '../../lib/products';
import { useMergeGuestWishes, useWishlist } from '../../store/api/useWishlist';
import { useShowWishesQuery } from '../../store/api/wishlistApi';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';

const LIST_HEIGHT_PX = 420;

const Rows = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  maxWidth: 720,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    alignItems: 'center',
    paddingBlock: theme.spacing(2),
  },
  '& > li + li': { borderTop: '1px solid', borderColor: theme.vars.palette.surface.line },
  '& .plate': theme.mixins.plate,
  '& h2': theme.typography.subtitle2,
  '& h2 > a': { color: 'inherit', textDecoration: 'none' },
  '& h2 > a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    gridColumn: '1 / -1',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
  [theme.breakpoints.up('tablet')]: {
    '& > li': { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
    '& .actions': { gridColumn: 'auto' },
  },
}));

/** A wish with its first pack that can be bought; a product that is no longer for sale has its name alone. */
const WishRow = ({ wish: { name, product }, onRemove }: { wish: Wish; onRemove: () => void }) => {
  const { t } = useTranslation(['wishlist', 'catalogue']);
  const formatSize = useFormatSize();
  const pack = product && firstPackToShow(product.packs);
  return (
    <li>
      <span className="plate">
        <ProductPicture picture={pack ? pictureOf(pack, product.packs) : null} alt="" sizes="72px" />
      </span>
      <div>
        <h2>{product ? <Link to={productPath(product.slug)}>{name}</Link> : name}</h2>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {pack
            ? [formatSize(pack), formatPaise(pack.productPrice), pack.available === 0 && t('catalogue:soldOut')]
                .filter(Boolean)
                .join(' · ')
            : t('wishlist:unsold')}
        </Typography>
      </div>
      <div className="actions">
        {pack &&
          (pack.available > 0 ? (
            <AddToCart name={name} pack={pack} />
          ) : (
            <AwaitPack packId={pack._id} name={t('catalogue:packName', { name, weight: formatSize(pack) })} />
          ))}
        <Button size="small" aria-label={t('wishlist:removeNamed', { name })} onClick={onRemove}>
          {t('wishlist:remove')}
        </Button>
      </div>
    </li>
  );
};

const Wishes = () => {
  const { t, i18n } = useTranslation('wishlist');
  const { isCustomer, guestIds, wishlist, isError, refetch, remove } = useWishlist();
  useMergeGuestWishes();
  const isGuestWithWishes = !isCustomer && guestIds.length > 0;
  const guest = useShowWishesQuery(
    { language: i18n.language as Language, productIds: guestIds },
    { skip: !isGuestWithWishes, refetchOnMountOrArgChange: true },
  );
  // While one is removed, the others stay.
  const shown = guest.data?.filter(({ _id }) => guestIds.includes(_id));
  const items = isCustomer ? wishlist?.items : isGuestWithWishes ? shown : [];

  if (!items) {
    if (isError || guest.isError)
      return <ErrorState title={t('failed')} onRetry={() => void (isCustomer ? refetch() : guest.refetch())} />;
    return <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={LIST_HEIGHT_PX} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button component={Link} to={categoryPath()} variant="contained">
            {t('browse')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack spacing={2}>
      {!isCustomer && <Typography color="textSecondary">{t('guest')}</Typography>}
      <Rows aria-label={t('title')}>
        {items.map((wish) => (
          <WishRow key={wish._id} wish={wish} onRemove={() => void remove(wish._id)} />
        ))}
      </Rows>
    </Stack>
  );
};

/** What a customer or guest wishes for, with price and stock as of now. */
export const WishlistPage = () => {
  const { t } = useTranslation('wishlist');
  const isKnown = useAppSelector(selectRehydrated);
  return (
    <BarePage>
      <PageTitle title={t('title')} />
      {isKnown ? <Wishes /> : <Skeleton variant="rounded" height={LIST_HEIGHT_PX} />}
    </BarePage>
  );
};
