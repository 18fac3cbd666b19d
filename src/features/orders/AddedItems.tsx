import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WaitingAddition } from '../../../contract/orderAdditions';
import { orderStatusPath } from '../../../contract/routes';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { useToasts } from '../../hooks/useToasts';
import { formatCountdown } from '../../lib/deadline';
import { formatPaise } from '../../lib/money';
import { useConfirmAdditionMutation } from '../../store/api/waitingOrderApi';
import { AddedLines } from './AddedLines';

interface AddedItemsProps {
  orderId: string;
  addition: WaitingAddition;
  /** See `deadlineIn`. */
  deadlineMs: number;
}

/** Items that the shop holds for an order: its customer pays them, or confirms those that are paid at the door. */
export const AddedItems = ({ orderId, addition, deadlineMs }: AddedItemsProps) => {
  const { t } = useTranslation('orders');
  const { enqueueSnackbar } = useToasts();
  const [confirm, { isLoading }] = useConfirmAdditionMutation();
  const secondsLeft = useSecondsLeft(deadlineMs);
  const { additionId, amountPaise, isPaidOnline } = addition;
  const amount = formatPaise(amountPaise);
  if (secondsLeft === 0) return null;

  const add = async () => {
    const { data } = await confirm({ orderId, additionId });
    if (data !== undefined) enqueueSnackbar(data, { variant: 'success' });
  };
  return (
    <Card component="section" aria-label={t('added.title')} sx={{ padding: { mobile: 2, tablet: 3 } }}>
      <Stack spacing={2}>
        <div>
          <Typography variant="h3" component="h2">
            {t('added.title')}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            role="timer"
            sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('added.held', { time: formatCountdown(secondsLeft) })}
          </Typography>
        </div>
        <AddedLines items={addition.items} />
        {isPaidOnline ? (
          <Button component={Link} to={orderStatusPath(orderId)} variant="contained" size="large" fullWidth>
            <span>{t('track.pay', { amount })}</span>
          </Button>
        ) : (
          <Button variant="contained" size="large" fullWidth loading={isLoading} onClick={() => void add()}>
            <span>{t('added.confirm', { amount })}</span>
          </Button>
        )}
        <Typography variant="body2" color="textSecondary">
          {t(isPaidOnline ? 'added.otherwise' : 'added.atDoor')}
        </Typography>
      </Stack>
    </Card>
  );
};
