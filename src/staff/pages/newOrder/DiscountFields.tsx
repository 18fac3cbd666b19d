import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { DISCOUNT_REASONS, type DiscountReason } from '../../../../contract/orderConstants';
import { readRupees } from '../../../../contract/readRupees';
import { FieldProblem } from '../../../components/FieldProblem';
import { PillChoice } from '../../../components/PillChoice';
import { formatPaise } from '../../../lib/money';

/** Paise; 0 where nothing is typed, null for what is no amount. */
export const readDiscount = (text: string): number | null => (text.trim() === '' ? 0 : readRupees(text));

interface DiscountFieldsProps {
  /** Rupees, as typed. */
  discount: string;
  reason: DiscountReason;
  /** The bill takes off so much; undefined until it is known. */
  mostPaise: number | undefined;
  onDiscount: (text: string) => void;
  onReason: (reason: DiscountReason) => void;
}

/** What staff take off the order, and why. */
export const DiscountFields = ({ discount, reason, mostPaise, onDiscount, onReason }: DiscountFieldsProps) => {
  const { t } = useTranslation('staffNewOrder');
  const paise = readDiscount(discount);
  const isAbove = paise !== null && mostPaise !== undefined && mostPaise < paise;
  const problem =
    paise === null ? t('discount.invalid') : isAbove ? t('discount.most', { amount: formatPaise(mostPaise) }) : null;
  return (
    <>
      <TextField
        label={t('discount.amount')}
        value={discount}
        onChange={({ target }) => onDiscount(target.value)}
        error={problem !== null}
        helperText={problem === null ? t('discount.hint') : <FieldProblem text={problem} />}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
      />
      {paise !== 0 && (
        <PillChoice
          label={t('discount.why')}
          value={reason}
          options={DISCOUNT_REASONS.map((value) => ({ value, label: t(`discount.reasons.${value}`) }))}
          onChange={onReason}
        />
      )}
    </>
  );
};
