import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckCircleOutlined, InfoOutlined, PlaceOutlined } from '../../components/icons';
import { isInsideArea } from '../../lib/geo';
import { formatPaise } from '../../lib/money';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

/** Whether the shop delivers to the chosen address, and for how much. */
export const Deliverability = ({ onChooseAddress }: { onChooseAddress: () => void }) => {
  const { t } = useTranslation('catalogue');
  const { data: store } = useGetStoreQuery(undefined);
  const address = useAppSelector(selectSelectedAddress);

  const known = store && address ? (isInsideArea(address, store.delivery.area) ? 'inside' : 'outside') : 'unknown';
  const Icon = { inside: CheckCircleOutlined, outside: InfoOutlined, unknown: PlaceOutlined }[known];

  return (
    <Box
      component="section"
      aria-label={t('delivery.title')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 1.5,
        pl: 2,
        borderRadius: '14px',
        bgcolor: known === 'outside' ? 'surface.warm' : 'surface.tint',
      }}
    >
      <Icon aria-hidden sx={{ color: known === 'outside' ? 'secondary.dark' : 'primary.main' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {t(`delivery.${known}`, { place: address?.street })}
        </Typography>
        {store && known !== 'outside' && (
          <Typography variant="body2" color="textSecondary">
            {t('delivery.charge', {
              charge: formatPaise(store.charges.deliveryChargePaise),
              freeFrom: formatPaise(store.charges.freeDeliveryFromPaise),
            })}
          </Typography>
        )}
      </Box>
      <Button onClick={onChooseAddress}>{t(address ? 'delivery.change' : 'delivery.choose')}</Button>
    </Box>
  );
};
