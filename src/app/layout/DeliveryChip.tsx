import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ExpandMore, PlaceOutlined } from '../../components/icons';
import { usePanel } from '../../components/usePanel';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

/** Where the goods go; it opens the location modal. */
export const DeliveryChip = () => {
  const { t } = useTranslation('layout');
  const address = useAppSelector(selectSelectedAddress);
  const location = usePanel('location');

  return (
    <ButtonBase
      onClick={() => location.open()}
      sx={{
        justifyContent: 'flex-start',
        gap: 0.5,
        minHeight: 44,
        minWidth: 0,
        maxWidth: { mobile: 'none', desktop: 160, wide: 240 },
        paddingInline: 1.5,
        borderRadius: 999,
        bgcolor: 'surface.tint',
        color: 'primary.dark',
        textAlign: 'start',
      }}
    >
      <PlaceOutlined fontSize="small" aria-hidden />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        {address && (
          <Typography variant="caption" component="span" noWrap sx={{ display: 'block', lineHeight: 1.2 }}>
            {t('deliverTo')}
          </Typography>
        )}
        <Typography variant="body2" component="span" noWrap sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
          {address ? address.street : t('chooseLocation')}
        </Typography>
      </Box>
      <ExpandMore fontSize="small" aria-hidden />
    </ButtonBase>
  );
};
