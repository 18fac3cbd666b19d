import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { streetLine } from '../../../contract/addressLine';
import type { OrderTracking } from '../../../contract/orders';
import { DeliveryMap } from '../../components/DeliveryMap/DeliveryMap';
import { TitledSection } from '../../components/TitledSection';
import { formatMobileNumber } from '../../lib/mobileNumber';
import { latLngOf } from '../../lib/geo';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useLocalityAt } from '../../store/api/useLocalityAt';

const MAP_HEIGHT_PX = 220;

interface OrderAddressProps extends Pick<OrderTracking, 'address' | 'note'> {
  /** While it is still to be delivered. */
  hasMap: boolean;
}

/** Address on the map and as text, with the note. Without store settings there is no map. */
export const OrderAddress = ({ address, note, hasMap }: OrderAddressProps) => {
  const { t } = useTranslation('orders');
  const { data: store, isError } = useGetStoreQuery(undefined);
  const point = latLngOf(address);
  const locality = useLocalityAt()(point);
  const lines = [streetLine(address), address.landmark, address.instructions];
  const receiver = [address.receiverName, address.receiverPhone && formatMobileNumber(address.receiverPhone)];
  return (
    <TitledSection title={t('track.address')}>
      {hasMap &&
        (store ? (
          <DeliveryMap store={store} centre={point} height={MAP_HEIGHT_PX} label={t('track.map')} />
        ) : (
          !isError && <Skeleton variant="rounded" height={MAP_HEIGHT_PX} />
        ))}
      <Box sx={{ mt: hasMap ? 2 : 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{address.othersType ?? t(`addressType.${address.type}`)}</Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
        {locality && (
          <Typography variant="body2" lang={locality.lang}>
            {locality.text}
          </Typography>
        )}
        {address.receiverName && (
          <Typography variant="body2" color="textSecondary">
            {t('track.receiver', { name: receiver.filter(Boolean).join(', ') })}
          </Typography>
        )}
        {note && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <span>{`${t('track.note')}: ${note}`}</span>
          </Typography>
        )}
      </Box>
    </TitledSection>
  );
};
