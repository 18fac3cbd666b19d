import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LocalitySearch } from '../../components/AddressPicker/LocalitySearch';
import { MyLocation } from '../../components/icons';
import { MapOutlined } from '../../components/lazyIcons';
import type { Address } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { ServedAreas } from './ServedAreas';
import { SavedAddresses } from './SavedAddresses';

interface ChooseLocationProps {
  store: Store;
  isLocating: boolean;
  onUseCurrentLocation: () => void;
  /** Point to show on the map; null is the area's centre. */
  onChoosePoint: (point: LatLng | null) => void;
  onChooseAddress: (address: Address) => void;
}

/** First step of the location modal: a customer's addresses, then ways to another place. */
export const ChooseLocation = ({
  store,
  isLocating,
  onUseCurrentLocation,
  onChoosePoint,
  onChooseAddress,
}: ChooseLocationProps) => {
  const { t } = useTranslation('location');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <Stack useFlexGap spacing={2.5}>
      {isLoggedIn && <SavedAddresses onChoose={onChooseAddress} />}
      <Stack spacing={0.5}>
        <Button
          variant={isLoggedIn ? 'outlined' : 'contained'}
          size="large"
          startIcon={<MyLocation />}
          loading={isLocating}
          loadingPosition="start"
          onClick={onUseCurrentLocation}
        >
          {isLocating ? t('locating') : t('current')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('currentHint')}
        </Typography>
      </Stack>
      <LocalitySearch localities={store.delivery.localities} onChoose={onChoosePoint} />
      <Button variant="outlined" size="large" startIcon={<MapOutlined />} onClick={() => onChoosePoint(null)}>
        {t('chooseOnMap')}
      </Button>
      {!isLoggedIn && <ServedAreas store={store} onChoose={onChoosePoint} />}
    </Stack>
  );
};
