import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ExpandMore, PlaceOutlined } from '../../components/icons';
import { usePanel } from '../../hooks/usePanel';
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
  '& small': { ...theme.typography.caption, display: 'block', lineHeight: 1.2 },
  '& .street': {
    ...theme.typography.body2,
    display: 'block',
    fontWeight: 600,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}));

/** The delivery address; opens the location modal. */
export const DeliveryChip = () => {
  const { t } = useTranslation('layout');
  const address = useAppSelector(selectSelectedAddress);
  const location = usePanel('location');

  return (
    <Chip type="button" tabIndex={0} className="address" data-opens="location" onClick={() => location.open()}>
      <PlaceOutlined fontSize="small" />
      <span className="text">
        {address && <small>{t('deliverTo')} </small>}
        <span className="street">{address ? address.street : t('chooseLocation')}</span>
      </span>
      <ExpandMore fontSize="small" />
    </Chip>
  );
};
