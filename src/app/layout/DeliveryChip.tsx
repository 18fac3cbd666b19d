import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ExpandMore, PlaceOutlined } from '../../components/icons';
import { usePanel } from '../../hooks/usePanel';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';
import { useLocalityAt } from '../../store/api/useLocalityAt';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

/** Narrower than this, the chip's first line has room for the promise alone. */
const NARROW_PX = 212;

const Chip = styled('button')(({ theme }) => ({
  ...theme.mixins.plainButton,
  justifyContent: 'flex-start',
  minWidth: 0,
  containerType: 'inline-size',
  paddingInline: theme.spacing(1.5),
  backgroundColor: theme.vars.palette.surface.barTint,
  textAlign: 'start',
  '& .text': { flexGrow: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& .text > *': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { ...theme.typography.caption, lineHeight: 1.2 },
  '& .place': { ...theme.typography.body2, gridRow: 2, gridColumn: '1 / -1', fontWeight: 600, lineHeight: 1.3 },
  '& .label:not(:last-child)::after': { content: '"\\00a0· "' },
  [`@container (max-width: ${NARROW_PX}px)`]: {
    '& small::first-letter': { textTransform: 'uppercase' },
    '& .label:not(:last-child)': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
    // Tamil needs its place.
    '& > svg:last-child': { display: 'none' },
  },
}));

/** The delivery address and when an order arrives there; opens the location modal. */
export const DeliveryChip = () => {
  const { t } = useTranslation('layout');
  const address = useAppSelector(selectSelectedAddress);
  const location = usePanel('location');
  const promise = useDeliveryPromise();
  const localityAt = useLocalityAt();
  const place = address ? [address.street, localityAt(address)?.text].filter(Boolean).join(', ') : t('chooseLocation');

  return (
    <Chip type="button" tabIndex={0} className="address" data-opens="location" onClick={() => location.open()}>
      <PlaceOutlined fontSize="small" />
      <span className="text">
        <small className="label">{t(address ? 'deliverTo' : 'delivery')} </small>
        <span className="place">{place}</span>
        {promise && !promise.isOutside && <small> {promise.brief}</small>}
      </span>
      <ExpandMore fontSize="small" />
    </Chip>
  );
};
