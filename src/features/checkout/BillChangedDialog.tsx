import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { Bill } from '../../../contract/orders';
import { toPayPaise } from '../../../contract/paymentConstants';
import { slotInWords } from '../../../contract/slotInWords';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { hasProblems } from '../../lib/hasProblems';
import { formatPaise } from '../../lib/money';
import { billChanges, type BillChange } from './billChanges';

const keyOf = (change: BillChange): string => change.kind + ('name' in change ? change.name : '');

interface BillChangedDialogProps {
  /** The bill shown to the customer. */
  before: Bill;
  /** The server's new bill. */
  after: Bill;
  busy: boolean;
  /** Nothing is paid before it comes. */
  isAtDoor?: boolean;
  onPay: () => void;
  onBack: () => void;
}

/** Price, stock or delivery slot changed between bill and order: shows what is new. Nothing was ordered. */
export const BillChangedDialog = ({ before, after, busy, isAtDoor = false, onPay, onBack }: BillChangedDialogProps) => {
  const { t, i18n } = useTranslation('checkout');
  const language = i18n.language as Language;
  const describe = (change: BillChange): string => {
    if (change.kind === 'unavailable') return t('changes.unavailable', { name: change.name });
    if (change.kind === 'short') return t('changes.short', { name: change.name, count: change.available });
    if (change.kind === 'slot') {
      const slot = slotInWords(change.before, language);
      return change.after
        ? t('changes.slot', { before: slot, after: slotInWords(change.after, language) })
        : t('changes.noSlot', { before: slot });
    }
    const amounts = { before: formatPaise(change.beforePaise), after: formatPaise(change.afterPaise) };
    return change.kind === 'price'
      ? t('changes.price', { name: change.name, ...amounts })
      : t(`changes.${change.kind}`, amounts);
  };
  const toPay = (bill: Bill) => formatPaise(toPayPaise(bill.totalPaise, isAtDoor ? 'AT_DOOR' : 'UPI'));
  const back = t('changes.back');
  const forward = isAtDoor ? t('pay.placeOrder') : t('changes.pay', { amount: toPay(after) });

  return (
    <ConfirmDialog
      open
      title={t('changes.title')}
      confirmLabel={after.orderable ? forward : back}
      {...(after.orderable ? { cancelLabel: back } : {})}
      busy={busy}
      onConfirm={after.orderable ? onPay : onBack}
      onCancel={onBack}
    >
      <Typography>{t('changes.text')}</Typography>
      <ul>
        {billChanges(before, after).map((change) => (
          <Typography component="li" key={keyOf(change)}>
            {describe(change)}
          </Typography>
        ))}
      </ul>
      {hasProblems(after) && <Typography variant="body2">{t('bill.ofAvailable')}</Typography>}
      <Typography variant="subtitle1">{t('changes.total', { before: toPay(before), after: toPay(after) })}</Typography>
    </ConfirmDialog>
  );
};
