import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocationOnOutlined } from '../../components/icons';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';

interface DeliverToProps {
  address: SelectedAddress | null;
  /** Whether we deliver there; null where nobody has looked yet. */
  deliverable: boolean | null;
  onChooseAddress: () => void;
}

/** Where the order goes, and the way to another place. */
export const DeliverTo = ({ address, deliverable, onChooseAddress }: DeliverToProps) => {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('address.title')}
      </Typography>
      {address ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <LocationOnOutlined color="primary" aria-hidden />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="subtitle2">{address.othersType ?? t(`address.type${address.type}`)}</Typography>
            <Typography variant="body2">{address.street}</Typography>
            <Typography variant="body2" color="textSecondary">
              {address.landmark}
            </Typography>
            {address._id === undefined && (
              <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
                {t('address.local')}
              </Typography>
            )}
          </Box>
        </Stack>
      ) : (
        <Typography variant="body2">{t('address.none')}</Typography>
      )}
      {deliverable === false && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('address.outside')}
        </Alert>
      )}
      <Button variant={address ? 'text' : 'outlined'} onClick={onChooseAddress} sx={{ mt: 1, ml: address ? -2.5 : 0 }}>
        {t(address ? 'address.change' : 'address.choose')}
      </Button>
    </Box>
  );
};
