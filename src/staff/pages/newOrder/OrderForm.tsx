import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, PAYMENT_METHODS, type Language, type PaymentMethod } from '../../../../contract/constants';
import {
  SUBSTITUTION_PREFERENCES,
  type DiscountReason,
  type SubstitutionPreference,
} from '../../../../contract/orderConstants';
import type { CreatedOrder } from '../../../../contract/orders';
import { toPayPaise } from '../../../../contract/paymentConstants';
import type { Caller, PhoneOrderBody } from '../../../../contract/phoneOrders';
import { PillChoice } from '../../../components/PillChoice';
import { SlotChoice } from '../../../features/checkout/SlotChoice';
import { useToasts } from '../../../hooks/useToasts';
import { newIdempotencyKey } from '../../../lib/idempotencyKey';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatPaise } from '../../../lib/money';
import { isApiError, isUnresolved } from '../../../store/api/ApiError';
import { PackCart, withPack, type CartRow } from '../../components/PackCart';
import { PackSearch } from '../../components/PackSearch';
import { useTabDraft } from '../../hooks/useTabDraft';
import { useGetCallerBillQuery, usePlacePhoneOrderMutation } from '../../store/phoneOrdersApi';
import { CallerAddresses } from './CallerAddresses';
import { CallerBill } from './CallerBill';
import { DiscountFields, readDiscount } from './DiscountFields';
import { SameAsLast } from './SameAsLast';

const MAX_NOTE_LENGTH = 300;

interface OrderDraft {
  customerId: string | null;
  rows: CartRow[];
  note: string;
  ifMissing: SubstitutionPreference;
  /** It is null until it is chosen otherwise than prefilled. */
  language: Language | null;
  /** Rupees, as typed. */
  discount: string;
  discountReason: DiscountReason;
  /** Like the delivery time, it is null until it is chosen otherwise than proposed. */
  addressId: string | null;
  slotId: string | null;
  paymentMethod: PaymentMethod;
  /** The key of the order's request; a new one follows only a response, so that no order is placed twice. */
  key: string;
  /** What was sent under the key and may have been placed. */
  sent: PhoneOrderBody | null;
}
const isDraft = (stored: unknown): stored is OrderDraft =>
  typeof stored === 'object' && stored !== null && 'rows' in stored && Array.isArray(stored.rows);

const EMPTY: OrderDraft = {
  customerId: null,
  rows: [],
  note: '',
  ifMissing: 'CALL',
  language: null,
  discount: '',
  discountReason: 'REGULAR',
  addressId: null,
  slotId: null,
  paymentMethod: 'UPI',
  key: '',
  sent: null,
};

/** What the caller wants, where it goes, and what it costs. */
export const OrderForm = ({ caller, onPlaced }: { caller: Caller; onPlaced: (order: CreatedOrder) => void }) => {
  const { t } = useTranslation(['staffNewOrder', 'checkout']);
  const { enqueueSnackbar } = useToasts();
  const { customerId, addresses } = caller;
  const [draft, setDraft] = useTabDraft('staffPhoneOrder', EMPTY, isDraft);
  const [firstKey] = useState(newIdempotencyKey);
  // A draft of an earlier release lacks what came later.
  const order: OrderDraft = {
    ...EMPTY,
    key: firstKey,
    ...(draft.customerId === customerId && draft),
    customerId,
  };
  const { rows, note, ifMissing, discount, discountReason, slotId: chosenSlot, sent } = order;
  const draftWith = (changed: Partial<OrderDraft>) => setDraft({ ...order, sent: null, ...changed });
  const language = order.language ?? caller.language;
  const [place, { isLoading }] = usePlacePhoneOrderMutation();
  const chosen = addresses.find(({ _id }) => _id === order.addressId) ?? addresses[0];
  const addressId = chosen?._id;
  const discountPaise = readDiscount(discount);
  const cart = {
    customerId,
    items: rows.map(({ packId, quantity }) => ({ _id: packId, quantity })),
    ...(addressId !== undefined && { addressId }),
    ...(chosenSlot !== null && { slotId: chosenSlot }),
  };
  const { data, isFetching } = useGetCallerBillQuery(
    rows.length > 0 ? { ...cart, ...(discountPaise !== null && discountPaise > 0 && { discountPaise }) } : skipToken,
  );
  const bill = rows.length > 0 ? data : undefined;
  const method = order.paymentMethod === 'AT_DOOR' && bill?.payAtDoor?.allowed === true ? 'AT_DOOR' : 'UPI';

  const change = (next: CartRow[]) => draftWith({ rows: next });
  const newBody = (): PhoneOrderBody | null => {
    if (!bill || addressId === undefined) return null;
    const text = note.trim();
    return {
      ...cart,
      addressId,
      expectedTotal: toPayPaise(bill.totalPaise, method),
      ...(bill.slotId !== null && { slotId: bill.slotId }),
      ...(method === 'AT_DOOR' && { paymentMethod: method }),
      ...(text !== '' && { note: text }),
      ...(discountPaise !== null &&
        discountPaise > 0 && { discount: { amountPaise: discountPaise, reason: discountReason } }),
      ifMissing,
      language,
    };
  };
  const send = async () => {
    const body = sent ?? newBody();
    if (!body) return;
    setDraft({ ...order, sent: body });
    const { data: placed, error } = await place({ body, key: order.key });
    if (!placed) {
      const isKnown = isApiError(error) && !isUnresolved(error);
      if (isKnown) setDraft((now) => ({ ...now, key: newIdempotencyKey(), sent: null }));
      return;
    }
    enqueueSnackbar(t('placed.done', { number: placed.orderNumber }), { variant: 'success' });
    setDraft(EMPTY);
    onPlaced(placed);
  };
  const toPay = sent?.expectedTotal ?? (bill && toPayPaise(bill.totalPaise, method));
  const isPlaceable = Boolean(bill?.orderable) && addressId !== undefined && discountPaise !== null && !isFetching;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>
        {caller.orderCount > 0 && <SameAsLast customerId={customerId} onTake={change} />}
        <PackSearch label={t('cart.search')} autoFocus onPick={(pack) => change(withPack(rows, pack))} />
        <PackCart rows={rows} bill={bill} onChange={change} />
      </Stack>
      <Stack spacing={2.5}>
        <CallerAddresses
          caller={caller}
          value={addressId ?? ''}
          onChange={(chosenId) => draftWith({ addressId: chosenId })}
        />
        {bill?.slots && bill.slots.length > 0 && (
          <SlotChoice
            slots={bill.slots}
            slotId={bill.slotId}
            isMoved={chosenSlot !== null && bill.slotId !== chosenSlot}
            onChoose={(slotId) => draftWith({ slotId })}
          />
        )}
        <PillChoice
          label={t('checkout:ifMissing.label')}
          value={ifMissing}
          options={SUBSTITUTION_PREFERENCES.map((value) => ({ value, label: t(`checkout:ifMissing.${value}`) }))}
          onChange={(preference) => draftWith({ ifMissing: preference })}
        />
        <PillChoice
          label={t('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          onChange={(chosenLanguage) => draftWith({ language: chosenLanguage })}
        />
        <TextField
          label={t('note')}
          value={note}
          onChange={({ target }) => draftWith({ note: target.value })}
          multiline
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        />
        <DiscountFields
          discount={discount}
          reason={discountReason}
          mostPaise={isFetching ? undefined : bill?.discountPaise}
          onDiscount={(text) => draftWith({ discount: text })}
          onReason={(reason) => draftWith({ discountReason: reason })}
        />
        {bill && <CallerBill bill={bill} isAtDoor={method === 'AT_DOOR'} />}
        {bill?.payAtDoor && (
          <PillChoice
            label={t('pay.title')}
            value={method}
            options={PAYMENT_METHODS.filter((method) => method === 'UPI' || bill.payAtDoor?.allowed).map((value) => ({
              value,
              label: t(`pay.${value}`),
            }))}
            onChange={(paymentMethod) => draftWith({ paymentMethod })}
          />
        )}
        {bill?.payAtDoor?.problemText && <Typography variant="body2">{bill.payAtDoor.problemText}</Typography>}
        <Button
          variant="contained"
          size="large"
          disabled={!sent && !isPlaceable}
          loading={isLoading}
          onClick={() => void send()}
        >
          {toPay === undefined ? t('placeEmpty') : t('place', { amount: formatPaise(toPay) })}
        </Button>
      </Stack>
    </Box>
  );
};
