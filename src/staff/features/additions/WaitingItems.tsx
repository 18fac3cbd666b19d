import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderAddition } from '../../../../contract/orderAdditions';
import { orderStatusPath, orderTrackingPath } from '../../../../contract/routes';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { useToasts } from '../../../hooks/useToasts';
import { formatTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { CopyButton } from '../../components/CopyButton';
import { useNow } from '../../hooks/useNow';
import { chatLink } from '../../lib/whatsAppText';
import { useWithdrawItemsMutation } from '../../store/additionsApi';
import { useMay } from '../../store/staffHooks';
import { useGetStaffOrderQuery } from '../../store/staffOrdersApi';
import { useAddedText } from './useAddedText';

const MINUTE_MS = 60_000;
/** The customer may be paying while staff look. */
const POLL_MS = 10_000;

interface WaitingItemsProps {
  order: Pick<StaffOrder, 'orderId' | 'orderNumber' | 'customer' | 'address'>;
  addition: OrderAddition;
}

/** Items that wait to be added to an order: their time, the link for the customer, and the way to withdraw them. */
export const WaitingItems = ({ order, addition }: WaitingItemsProps) => {
  const { t, i18n } = useTranslation('staffMoves');
  const { enqueueSnackbar } = useToasts();
  const mayEdit = useMay('editOrders');
  const addedText = useAddedText();
  const now = useNow();
  const { data: store } = useGetStoreQuery(undefined);
  const [withdraw, { isLoading }] = useWithdrawItemsMutation();
  const { orderId, orderNumber, customer, address } = order;
  useGetStaffOrderQuery(orderNumber, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { additionId, isPaidOnline, amountPaise, expiresAt } = addition;
  const minutesLeft = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));
  const link = new URL(isPaidOnline ? orderStatusPath(orderId) : orderTrackingPath(orderId), window.location.origin)
    .href;
  const [amount, time] = [formatPaise(amountPaise), formatTime(expiresAt, i18n.language)];
  const phone = customer?.mobileNumber ?? address.receiverPhone;
  const message = t(isPaidOnline ? 'add.messageOnline' : 'add.messageAtDoor', {
    name: customer?.name ?? '',
    items: addedText(addition),
    number: orderNumber,
    shop: store?.storeName ?? '',
    amount,
    time,
    link,
  });

  const takeBack = async () => {
    const { data } = await withdraw({ orderId, orderNumber, additionId });
    if (data !== undefined) enqueueSnackbar(data, { variant: 'success' });
  };
  return (
    <Alert severity="info" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography variant="subtitle2" component="p">
        {t(isPaidOnline ? 'add.waitsOnline' : 'add.waitsAtDoor', { amount, time })}
        {` · ${t('add.left', { count: minutesLeft })}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {addedText(addition)}
      </Typography>
      {mayEdit && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
          {phone && (
            <Button variant="contained" href={chatLink(phone, message)} target="_blank" rel="noreferrer">
              {t('add.whatsApp')}
            </Button>
          )}
          <CopyButton text={link} />
          <Button color="inherit" loading={isLoading} onClick={() => void takeBack()}>
            {t('add.withdraw')}
          </Button>
        </Stack>
      )}
    </Alert>
  );
};
