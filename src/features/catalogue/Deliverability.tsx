import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../../components/icons';
import { CheckCircleOutlined, InfoOutlined } from '../../components/pageIcons';
import { styled } from '../../components/styled';
import { areaAt } from '../../lib/geo';
import { formatPaise } from '../../lib/money';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

const Root = styled(Paper)<PaperProps & { component: 'section' }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2, 0.5),
  // A street may be a link.
  overflowWrap: 'anywhere',
  '& > button': { gridColumn: 2, marginInlineStart: -20 },
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    padding: theme.spacing(1.5, 1, 1.5, 2),
    '& > button': { gridColumn: 'auto', margin: 0 },
  },
}));

/** Whether the shop delivers to the selected address, when, and for how much. */
export const Deliverability = ({ onChooseAddress }: { onChooseAddress: () => void }) => {
  const { t } = useTranslation('catalogue');
  const { data: store } = useGetStoreQuery(undefined);
  const promise = useDeliveryPromise();
  const address = useAppSelector(selectSelectedAddress);

  const area = store && address ? areaAt(store, address) : undefined;
  const known = store && address ? (area ? 'inside' : 'outside') : 'unknown';
  const charges = (area ?? store)?.charges;
  const Icon = { inside: CheckCircleOutlined, outside: InfoOutlined, unknown: PlaceOutlined }[known];

  return (
    <Root component="section" variant={known === 'outside' ? 'warm' : 'tint'} aria-label={t('delivery.title')}>
      <Icon color={known === 'outside' ? 'warning' : 'primary'} />
      <div>
        <Typography variant="subtitle2">{t(`delivery.${known}`, { place: address?.street })}</Typography>
        {promise && known !== 'outside' && (
          <Typography variant="body2" color="textSecondary">
            {t('delivery.promise', { within: promise.within })}
          </Typography>
        )}
        {charges && known !== 'outside' && (
          <Typography variant="body2" color="textSecondary">
            {charges.freeDeliveryFromPaise === null
              ? t('delivery.charged', { charge: formatPaise(charges.deliveryChargePaise) })
              : t('delivery.charge', {
                  charge: formatPaise(charges.deliveryChargePaise),
                  freeFrom: formatPaise(charges.freeDeliveryFromPaise),
                })}
          </Typography>
        )}
      </div>
      <Button onClick={onChooseAddress}>{t(address ? 'delivery.change' : 'delivery.choose')}</Button>
    </Root>
  );
};
