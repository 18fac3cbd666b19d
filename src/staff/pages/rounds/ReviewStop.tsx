import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { RoundStop } from '../../../../contract/rounds';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { telephoneLink } from '../../../lib/telephoneLink';
import { codesOf } from '../../lib/recalledCodes';
import { useReviewStopMutation } from '../../store/roundsApi';

interface ReviewStopProps {
  roundId: string;
  stop: RoundStop;
}

/** A code that was entered without a network was wrong, or a recall has stopped the parcel since: was it delivered? */
export const ReviewStop = ({ roundId, stop: { orderId, phone, recalled } }: ReviewStopProps) => {
  const { t } = useTranslation('staffRounds');
  const codes = codesOf(recalled);
  const [review, { isLoading }] = useReviewStopMutation();
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {codes === '' ? t('review.text') : t('recalled.review', { codes })}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        {phone !== null && (
          <Button href={telephoneLink(`+91${phone}`)} variant="outlined">
            {t('review.call', { number: formatMobileNumber(phone) })}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={isLoading}
          onClick={() => void review({ roundId, orderId, delivered: true })}
        >
          {t('review.delivered')}
        </Button>
        <Button disabled={isLoading} onClick={() => void review({ roundId, orderId, delivered: false })}>
          {t('review.open')}
        </Button>
      </Stack>
    </Alert>
  );
};
