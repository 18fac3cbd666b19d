import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BarePage } from '../../components/BarePage';
import { ArrowBack } from '../../components/icons';
import type { Language } from '../../../contract/constants';
import type { CreatedOrder } from '../../../contract/orders';
import { toPayPaise } from '../../../contract/paymentConstants';
import { categoryPath } from '../../../contract/routes';
import { slotInWords } from '../../../contract/slotInWords';
import { ErrorState } from '../../components/ErrorState';
import { Slip } from '../../components/Slip';
import { useOnline } from '../../hooks/useOnline';
import { areaAt } from '../../lib/geo';
import { formatPaise } from '../../lib/money';
import { hasOnlyPage } from '../../lib/paymentWays';
import type { ApiError } from '../../store/api/ApiError';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addOne, replaceLines, selectReplacedOrderId, type CartItem } from '../../store/slices/cartSlice';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { BillChangedDialog } from './BillChangedDialog';
import { BillSummary } from './BillSummary';
import { blockedText } from './blockedText';
import { CartLines } from './CartLines';
import { toCartBody, withoutProblems } from './billedCart';
import {
  addressArea,
  cartArea,
  checkoutColumns,
  extrasArea,
  scrollingBill,
  stickyColumn,
  topUpArea,
} from './checkoutColumns';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { Coupons } from './Coupons';
import { DeliverTo } from './DeliverTo';
import { SubstitutionField } from './SubstitutionField';
import { NoteField } from './NoteField';
import { isAttemptAt } from './orderAttempt';
import { selectedSlotId } from './selectedSlot';
import { SlotChoice } from './SlotChoice';
import { PayBar } from './PayBar';
import { PaymentMethod } from './PaymentMethod';
import { TopUp } from './TopUp';
import { WhatsAppField } from './WhatsAppField';
import { useCartBill } from './useCartBill';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useClearCart } from './useClearCart';
import { usePaymentTerms } from './usePaymentTerms';
import { usePlaceOrder } from './usePlaceOrder';

interface CheckoutProps {
  /** It has at least one line. */
  items: CartItem[];
  address: SelectedAddress | null;
  isLoggedIn: boolean;
  onChooseAddress: () => void;
  onRequireLogin: () => void;
  onPlaced: (order: CreatedOrder) => void;
  /** It is above the cart, such as an order that waits for its payment. */
  notice?: ReactNode;
}

const card = { padding: { mobile: 2, tablet: 2.5 } } as const;
/** An outlined button alone has the same room on all sides. */
const cardOfButton = { paddingTop: { mobile: 3, tablet: 3.5 }, paddingBottom: { mobile: 1.5, tablet: 2 } } as const;

/** Cart, address, bill and the order button. Client only, after hydration. */
export const Checkout = ({
  items,
  address,
  isLoggedIn,
  onChooseAddress,
  onRequireLogin,
  onPlaced,
  notice,
}: CheckoutProps) => {
  const { t, i18n } = useTranslation(['checkout', 'cart']);
  const dispatch = useAppDispatch();
  const online = useOnline();
  const [draft, changeDraft] = useCheckoutDraft();
  const addressId = isLoggedIn ? address?._id : undefined;
  const placedOrderId = useAppSelector(selectReplacedOrderId);
  const replaces = isLoggedIn ? placedOrderId : undefined;
  const cartRef = useRef<HTMLHeadingElement>(null);
  const topUpRef = useRef<HTMLHeadingElement>(null);
  const clearCart = useClearCart();
  const terms = usePaymentTerms();
  const { bill, lines, isLoading, isUpdating, hasUnreadableLines, error, refetch } = useCartBill({
    items,
    addressId,
    couponCode: draft.couponCode,
    replaces,
  });
  const { data: store } = useGetStoreQuery(undefined);
  const { place, isPlacing, unresolved, rejection, dismissNewBill, acceptNewBill } = usePlaceOrder(onPlaced);

  // A dead login ends in a moment; then the bill is a visitor's.
  if (isLoading || error?.status === 401) return <CheckoutSkeleton label={t('loading')} lines={items.length} />;

  // The server knows no address of a visitor.
  const isServed = address && store ? areaAt(store, address) !== undefined : null;
  const deliverable = bill?.deliverable ?? isServed;
  const isAddressGone = error?.status === 404 && addressId !== undefined;
  const note = draft.note.trim();
  const isAtDoor = draft.paymentMethod === 'AT_DOOR' && bill?.payAtDoor?.allowed === true;
  const method = isAtDoor ? 'AT_DOOR' : 'UPI';
  const slotId = bill ? selectedSlotId(bill, draft.slotId) : null;
  const slot = bill?.slots?.find(({ _id }) => _id === slotId);
  const order = bill && {
    items: toCartBody(items),
    ...(draft.couponCode !== '' && { couponCode: draft.couponCode }),
    expectedTotal: toPayPaise(bill.totalPaise, method),
    ...(note !== '' && { note }),
    // CALL is the server's default.
    ...(draft.ifMissing !== 'CALL' && { ifMissing: draft.ifMissing }),
    ...(isAtDoor && { paymentMethod: 'AT_DOOR' as const }),
    ...(slotId !== null && { slotId }),
    ...(draft.whatsAppUpdates && bill.whatsAppQuestion !== undefined && { whatsAppUpdates: true as const }),
    ...(replaces !== undefined && { replaces }),
  };
  const isUnresolved = addressId !== undefined && order && isAttemptAt(unresolved, { ...order, addressId });

  const missingPaise = bill?.missingToMinimumPaise ?? 0;
  const hasProblems = lines.some(({ billed }) => billed?.problem);
  const available = withoutProblems(lines);
  const change = (changed: CartItem[]): void => void dispatch(replaceLines(changed));
  const orderAvailable = (): void => {
    // The focused button disappears with the problems.
    cartRef.current?.focus({ preventScroll: true });
    clearCart(available);
  };
  const pay = (): void => {
    if (missingPaise > 0 && !isUnresolved) topUpRef.current?.focus();
    else if (!isLoggedIn) onRequireLogin();
    else if (!address) onChooseAddress();
    else if (bill && order) void place({ order, address, seen: { ...bill, slotId } });
  };
  /** Why ordering is blocked; the steps before it only by a closed shop. Offline there is no current bill. */
  const blocked = (): string | null => {
    if (!online) return t('blocked.offline');
    if (bill?.closedText) return bill.closedText;
    if (deliverable === false) return t('blocked.outside');
    if (!bill || !isLoggedIn || !address || hasProblems) return null;
    return error ? t('failed.title') : blockedText(bill, t);
  };
  const failureText = ({ messages }: ApiError): string => {
    if (!online) return t('blocked.offline');
    return isAddressGone ? t('failed.addressGone') : messages.join(' ');
  };
  const isPayable = isLoggedIn && address !== null && missingPaise === 0;
  const isAmountInLabel = missingPaise > 0 || (isLoggedIn && address !== null && !isAtDoor);
  const payLabel = (): string => {
    // First of all, or a login would lead to a cart that can't be ordered.
    if (missingPaise > 0) return t('pay.addMore', { missing: formatPaise(missingPaise) });
    if (!isLoggedIn) return t('pay.login');
    if (!address) return t('pay.address');
    return isAtDoor || !bill ? t('pay.placeOrder') : t('pay.pay', { amount: formatPaise(bill.totalPaise) });
  };
  const minimum = bill && missingPaise > 0 ? formatPaise(bill.minimumOrderPaise) : null;
  const hint = (): string | undefined => {
    if (missingPaise > 0) return undefined;
    if (!isLoggedIn) return t('pay.cartStays');
    if (!isPayable) return undefined;
    if (isAtDoor) return t('pay.atDoor');
    return t(hasOnlyPage(terms.ways) ? 'pay.onPage' : 'pay.byUpi');
  };

  return (
    <BarePage>
      <Box sx={checkoutColumns}>
        <Box sx={cartArea}>
          {/* On a phone this page has no header (specification §2). */}
          <Button component={Link} to={categoryPath()} startIcon={<ArrowBack />} sx={{ mb: 1, ml: -2 }}>
            {t('cart:continue')}
          </Button>
          {notice}
          <CartLines lines={lines} titleRef={cartRef} onChange={change} onClear={() => clearCart()} />
        </Box>
        <Card sx={{ ...addressArea, ...card, ...(!address && cardOfButton) }}>
          <DeliverTo
            address={address}
            deliverable={deliverable}
            isLoggedIn={isLoggedIn}
            hasSlots={Boolean(bill?.slots)}
            slotText={slot && slotInWords(slot, i18n.language as Language)}
            onChooseAddress={onChooseAddress}
          />
        </Card>
        <Stack spacing={4} sx={extrasArea}>
          {bill?.slots && bill.slots.length > 0 && deliverable !== false && (
            <Card sx={card}>
              <SlotChoice
                slots={bill.slots}
                slotId={slotId}
                isMoved={draft.slotId !== '' && slotId !== draft.slotId}
                onChoose={(chosen) => changeDraft({ slotId: chosen })}
              />
            </Card>
          )}
          {bill && (
            <Card sx={card}>
              <PaymentMethod
                bill={bill}
                terms={terms}
                value={method}
                onChange={(paymentMethod) => changeDraft({ paymentMethod })}
              />
            </Card>
          )}
          <Card sx={card}>
            <Coupons
              code={draft.couponCode}
              bill={bill}
              onApply={(couponCode) => changeDraft({ couponCode })}
              onRemove={() => changeDraft({ couponCode: '' })}
            />
          </Card>
          <Card sx={card}>
            <Stack spacing={2}>
              <SubstitutionField value={draft.ifMissing} onChange={(ifMissing) => changeDraft({ ifMissing })} />
              <NoteField note={draft.note} onChange={(changed) => changeDraft({ note: changed })} />
              {bill?.whatsAppQuestion !== undefined && (
                <WhatsAppField
                  question={bill.whatsAppQuestion}
                  isWanted={draft.whatsAppUpdates}
                  onChange={(whatsAppUpdates) => changeDraft({ whatsAppUpdates })}
                />
              )}
            </Stack>
          </Card>
        </Stack>
        <Box sx={stickyColumn}>
          <Box sx={scrollingBill}>
            {error && !hasUnreadableLines && (
              <ErrorState title={t('failed.title')} message={failureText(error)} onRetry={refetch} />
            )}
            {bill && available.length > 0 && (
              <Slip>
                <BillSummary bill={bill} isAtDoor={isAtDoor} isUpdating={isUpdating} />
              </Slip>
            )}
          </Box>
          {(bill || hasProblems) &&
            (isUnresolved ? (
              <PayBar
                amountPaise={unresolved.body.expectedTotal}
                label={t('pay.again')}
                isAtDoor={isAtDoor}
                notice={t('pay.unsettled')}
                blockedText={online ? null : t('blocked.offline')}
                isPlacing={isPlacing}
                onPay={pay}
              />
            ) : hasProblems ? (
              <PayBar
                label={t(available.length === 0 ? 'cart:clear' : 'cart:fixAll')}
                notice={t('blocked.problems')}
                // Also while the shop is closed.
                blockedText={online ? null : t('blocked.offline')}
                isUpdating={isUpdating && !hasUnreadableLines}
                onPay={orderAvailable}
              />
            ) : (
              <PayBar
                label={payLabel()}
                amountPaise={isAmountInLabel || !bill ? undefined : toPayPaise(bill.totalPaise, method)}
                blockedText={blocked()}
                {...(minimum && { notice: t('pay.minimum', { minimum }) })}
                isAtDoor={isAtDoor}
                hint={hint()}
                isUpdating={isUpdating}
                isPlacing={isPlacing}
                onPay={pay}
              />
            ))}
        </Box>
        {bill && !hasProblems && (
          <Box sx={topUpArea}>
            <TopUp
              bill={bill}
              titleRef={topUpRef}
              onAdd={({ _id, productPrice }) => {
                topUpRef.current?.focus({ preventScroll: true });
                dispatch(addOne({ _id, productPrice }));
              }}
            />
          </Box>
        )}
      </Box>
      {rejection && (
        <BillChangedDialog
          before={rejection.placing.seen}
          after={rejection.after}
          busy={isPlacing}
          isAtDoor={isAtDoor}
          onPay={() => void acceptNewBill()}
          onBack={dismissNewBill}
        />
      )}
    </BarePage>
  );
};
