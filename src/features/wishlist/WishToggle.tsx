import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { MAX_WISHES } from '../../../contract/wishlistConstants';
import { Heart, HeartOutlined } from '../../components/heartIcons';
import { styled } from '../../components/styled';
import { useToasts } from '../../hooks/useToasts';
import { useMergeGuestWishes, useWishlist } from '../../store/api/useWishlist';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

/** Puts a product on the wishlist of a customer or guest, or takes it off. */
export const WishToggle = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('wishlist');
  const { enqueueSnackbar } = useToasts();
  const { isCustomer, isWished, add, remove } = useWishlist();
  useMergeGuestWishes();
  const isOn = isWished(productId);

  const toggle = async (): Promise<void> => {
    if (isOn) await remove(productId);
    else if (!(await add(productId)) && !isCustomer)
      enqueueSnackbar(t('full', { count: MAX_WISHES }), { variant: 'info' });
  };

  return (
    <Root>
      <Button startIcon={isOn ? <Heart /> : <HeartOutlined />} onClick={() => void toggle()}>
        {t(isOn ? 'wished' : 'wish')}
      </Button>
      {isOn && (
        <Button component={Link} to={ROUTES.wishlist.path}>
          {t('toList')}
        </Button>
      )}
    </Root>
  );
};
