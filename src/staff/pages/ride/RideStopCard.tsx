import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { streetLine } from '../../../../contract/addressLine';
import { CallOutlined, MapOutlined } from '../../../components/lazyIcons';
import { latLngOf } from '../../../lib/geo';
import { telephoneLink } from '../../../lib/telephoneLink';
import { DropAddress } from '../../components/DropAddress';
import { RecalledNote } from '../../components/RecalledNote';
import { StopLabel } from '../../components/StopLabel';
import { useCollectText } from '../../hooks/useCollectText';
import { codesOf } from '../../lib/recalledCodes';
import type { RideStop } from '../../ride/applyActions';

interface RideStopCardProps {
  stop: RideStop;
  number: number;
  /** An open card shows all that is needed at this door. */
  isOpen: boolean;
  onChoose: () => void;
  onDeliver: () => void;
  onNotDelivered: () => void;
}

const directionsUrl = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${lat},${lng}`;

/** One drop: a line of the list, or opened with everything for the door. */
export const RideStopCard = ({ stop, number, isOpen, onChoose, onDeliver, onNotDelivered }: RideStopCardProps) => {
  const { t } = useTranslation('staffRounds');
  const { orderNumber, customerName, address, phone, itemCount, duePaise, state, proof, isUnsent, recalled } = stop;
  const collectText = useCollectText();
  const isPending = state === 'PENDING' && stop.status !== 'CANCELLED';
  const isPlain = isPending && proof === null;
  const half = { flex: '1 1 0' };
  return (
    <Card sx={{ ...(isOpen && { borderColor: 'primary.main' }) }}>
      <ButtonBase
        onClick={onChoose}
        disabled={state !== 'PENDING'}
        aria-expanded={isOpen}
        sx={{ width: '100%', minHeight: 56, padding: 1.5, gap: 1.5, textAlign: 'start', justifyContent: 'start' }}
      >
        <Typography component="span" sx={{ fontWeight: 700, minWidth: 24, fontVariantNumeric: 'tabular-nums' }}>
          {number}
        </Typography>
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {customerName || orderNumber}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {[orderNumber, streetLine(address)].filter(Boolean).join(' · ')}
          </Typography>
          {!isOpen && state === 'PENDING' && duePaise > 0 && (
            <Typography component="span" variant="body2" sx={{ fontWeight: 700 }}>
              {collectText(duePaise)}
            </Typography>
          )}
          <RecalledNote {...stop} />
          {(isUnsent || !isPlain) && (
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <StopLabel {...stop} />
              {isUnsent && (
                <Typography component="span" variant="caption" color="textSecondary">
                  {t('ride.unsent')}
                </Typography>
              )}
            </Box>
          )}
        </Box>
      </ButtonBase>
      {isPending && proof === 'REVIEW' && (
        <Alert severity="warning" sx={{ marginInline: 1.5, marginBlockEnd: 1.5 }}>
          {t('review.rider')}
        </Alert>
      )}
      {isOpen && (
        <Stack spacing={1.5} sx={{ padding: 1.5, paddingTop: 0 }}>
          <DropAddress {...stop} />
          <Typography variant="body2">{t('units', { count: itemCount })}</Typography>
          {duePaise > 0 && <Typography sx={{ fontWeight: 700 }}>{collectText(duePaise)}</Typography>}
          <Stack direction="row" spacing={1}>
            {phone !== null && (
              <Button
                href={telephoneLink(`+91${phone}`)}
                variant="outlined"
                size="large"
                startIcon={<CallOutlined />}
                sx={half}
              >
                {t('ride.call')}
              </Button>
            )}
            <Button
              href={directionsUrl(latLngOf(address))}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
              size="large"
              startIcon={<MapOutlined />}
              sx={half}
            >
              {t('ride.directions')}
            </Button>
          </Stack>
          {codesOf(recalled) === '' ? (
            <Button variant="contained" size="large" onClick={onDeliver}>
              {t('ride.deliver')}
            </Button>
          ) : (
            <Alert severity="error">{t('recalled.bringBack')}</Alert>
          )}
          <Button onClick={onNotDelivered}>{t('ride.notDelivered')}</Button>
        </Stack>
      )}
    </Card>
  );
};
