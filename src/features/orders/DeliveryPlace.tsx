import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../contract/addressLine';
import type { OrderTracking } from '../../../contract/orders';
import { latLngOf } from '../../lib/geo';
import { useLocalityAt } from '../../store/api/useLocalityAt';

/** Shows where an order goes, in one line. To show it on the map, use OrderAddress. */
export const DeliveryPlace = ({ address }: Pick<OrderTracking, 'address'>) => {
  const { t } = useTranslation('orders');
  const locality = useLocalityAt()(latLngOf(address));
  const name = address.othersType ?? t(`addressType.${address.type}`);
  return (
    <Typography variant="body2">
      <span>{`${name}: ${addressLine(address, locality?.text)}`}</span>
    </Typography>
  );
};
