import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { LocalitySearch } from '../../components/AddressPicker/LocalitySearch';
import { MyLocation } from '../../components/MyLocation';
import { MapOutlined } from '../../components/lazyIcons';
import type { Address } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { ServedAreas } from './ServedAreas';
import { SavedAddresses } from './SavedAddresses';

/** On phones the hint follows the button that it is about. */
const ways = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  // So that Tamil stays on one line beside the other.
  '& > button': { paddingInline: 1.5 },
  '& > p': { gridRow: { tablet: 2 }, gridColumn: '1 / -1', textAlign: 'center' },
} as const;

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
      <Box sx={ways}>
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
        <Typography variant="body2" color="textSecondary">
          {t('currentHint')}
        </Typography>
        <Button variant="outlined" size="large" startIcon={<MapOutlined />} onClick={() => onChoosePoint(null)}>
          {t('chooseOnMap')}
        </Button>
      </Box>
      <LocalitySearch localities={store.delivery.localities} onChoose={onChoosePoint} />
      <Typography variant="body2" color="textSecondary">
        {t('notListed')}{' '}
        <Link component={RouterLink} to={ROUTES['where-we-deliver'].path} underline="always">
          {t('whereWeDeliver')}
        </Link>
      </Typography>
      <ServedAreas store={store} onChoose={isLoggedIn ? undefined : onChoosePoint} />
    </Stack>
  );
};
