import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod as Method } from '../../../contract/constants';
import type { CartBill } from '../../../contract/orders';
import { ChoiceRow } from '../../components/ChoiceRow';
import { TitledSection } from '../../components/TitledSection';
import { hasOnlyPage } from '../../lib/paymentWays';
import { PaymentDialog } from './PaymentDialog';
import type { PaymentTerms } from './usePaymentTerms';

interface PaymentMethodProps {
  bill: Pick<CartBill, 'payAtDoor' | 'paymentLimitPaise'>;
  terms: PaymentTerms;
  value: Method;
  onChange: (method: Method) => void;
}

/** Beforehand as the shop's account allows, or at the door where this cart may be paid there, with a popup that explains both. */
export const PaymentMethod = ({
  bill: { payAtDoor, paymentLimitPaise },
  terms,
  value,
  onChange,
}: PaymentMethodProps) => {
  const { t } = useTranslation('checkout');
  const [isOpen, setIsOpen] = useState(false);
  const reasonId = useId();
  const way = t(hasOnlyPage(terms.ways) ? 'payment.wayOnPage' : 'payment.way');
  return (
    <TitledSection
      title={t('payment.title')}
      aside={
        <Button onClick={() => setIsOpen(true)} sx={{ mr: -2 }}>
          {t('payment.how')}
        </Button>
      }
    >
      {payAtDoor ? (
        <>
          <RadioGroup
            aria-label={t('payment.title')}
            value={value}
            onChange={(_event, chosen) => onChange(chosen as Method)}
            sx={{ gap: 1 }}
          >
            <ChoiceRow value="UPI" control={<Radio />} label={way} />
            <ChoiceRow
              value="AT_DOOR"
              disabled={!payAtDoor.allowed}
              control={<Radio slotProps={{ input: { 'aria-describedby': reasonId } }} />}
              label={t('payment.atDoor')}
            />
          </RadioGroup>
          <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mt: 1 } }}>
            {payAtDoor.problemText && <span>{payAtDoor.problemText}</span>}
          </Typography>
        </>
      ) : (
        <Typography variant="body2">{way}</Typography>
      )}
      <PaymentDialog
        open={isOpen}
        terms={terms}
        limitPaise={paymentLimitPaise}
        hasDoor={payAtDoor !== null}
        onClose={() => setIsOpen(false)}
      />
    </TitledSection>
  );
};
