import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { PlaceOutlined } from '../../components/icons';
import { TitledSection } from '../../components/TitledSection';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';
import { useLocalityAt } from '../../store/api/useLocalityAt';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';

interface DeliverToProps {
  address: SelectedAddress | null;
  /** It is null while unknown. */
  deliverable: boolean | null;
  isLoggedIn: boolean;
  /** Slots, where they are chosen, say when it arrives. */
  hasSlots: boolean;
  /** The chosen one, which wide screens choose elsewhere. */
  slotText?: string | undefined;
  onChooseAddress: () => void;
}

/** The delivery address at the checkout, with a way to change it, and when an order arrives there. */
export const DeliverTo = ({
  address,
  deliverable,
  isLoggedIn,
  hasSlots,
  slotText,
  onChooseAddress,
}: DeliverToProps) => {
  const { t } = useTranslation(['checkout', 'orders']);
  const promise = useDeliveryPromise();
  const localityAt = useLocalityAt();
  const locality = address && localityAt(address);
  return (
    <TitledSection
      title={t('address.title')}
      aside={
        // One button for both states, so that focus returns to it from the popup that switches them.
        <Button
          variant={address ? 'text' : 'outlined'}
          startIcon={address ? null : <PlaceOutlined />}
          onClick={onChooseAddress}
          sx={{ mr: address ? -2 : 0 }}
        >
          <span>{t(address ? 'address.change' : 'address.choose')}</span>
        </Button>
      }
    >
      {address && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2">{address.othersType ?? t(`address.type${address.type}`)}</Typography>
          <Typography variant="body2">{address.street}</Typography>
          <Typography variant="body2" color="textSecondary">
            {address.landmark}
          </Typography>
          {locality && (
            <Typography variant="body2" color="textSecondary" lang={locality.lang}>
              {locality.text}
            </Typography>
          )}
          {promise && !hasSlots && deliverable !== false && (
            <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600, color: 'primary.main' }}>
              {t('address.promise', { by: promise.byDay() })}
            </Typography>
          )}
          {slotText !== undefined && deliverable !== false && (
            <Typography
              variant="body2"
              sx={{ display: { mobile: 'none', desktop: 'block' }, mt: 0.5, fontWeight: 600, color: 'primary.main' }}
            >
              {t('orders:deliveryDay', { by: slotText })}
            </Typography>
          )}
          {address._id === undefined && !isLoggedIn && (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
              {t('address.local')}
            </Typography>
          )}
        </Box>
      )}
      {deliverable === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {t('address.outside')}{' '}
          <Link component={RouterLink} to={ROUTES['where-we-deliver'].path} color="inherit" underline="always">
            {t('address.whereWeDeliver')}
          </Link>
        </Alert>
      )}
    </TitledSection>
  );
};
