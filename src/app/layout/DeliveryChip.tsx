import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../../components/icons';
import { styled } from '../../components/styled';
import { usePanel } from '../../hooks/usePanel';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

const Chip = styled('button')(({ theme }) => ({
  ...theme.mixins.plainButton,
  justifyContent: 'flex-start',
  minWidth: 0,
  paddingInline: theme.spacing(1.5),
  backgroundColor: theme.vars.palette.surface.barTint,
  textAlign: 'start',
  '& .text': { flexGrow: 1, minWidth: 0 },
  '& .place, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .place': { ...theme.typography.body2, fontWeight: 600, lineHeight: 1.3 },
  // Where there is no room for both, the label wraps below the promise, out of sight.
  '& .when': {
    ...theme.typography.caption,
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    justifyContent: 'flex-end',
    height: '1.2em',
    lineHeight: 1.2,
    overflow: 'hidden',
  },
  '& small': { fontSize: 'inherit', maxWidth: '100%', '&::first-letter': { textTransform: 'uppercase' } },
  '& .promise': { order: -1 },
  '& .label:not(:last-child)::after': { content: '"·\\00a0"' },
}));

/** The delivery address and when an order arrives there; opens the location modal. */
export const DeliveryChip = () => {
  const { t } = useTranslation('layout');
  const address = useAppSelector(selectSelectedAddress);
  const location = usePanel('location');
  const promise = useDeliveryPromise();

  return (
    <Chip type="button" tabIndex={0} className="address" data-opens="location" onClick={() => location.open()}>
      <PlaceOutlined fontSize="small" />
      <span className="text">
        <span className="when">
          <small className="label">{t(address ? 'deliverTo' : 'delivery')} </small>
          {promise && !promise.isOutside && <small className="promise">{promise.brief} </small>}
        </span>
        <span className="place">{address?.street ?? t('chooseLocation')}</span>
      </span>
    </Chip>
  );
};
