import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../../contract/staffPayments';
import { PillChoice } from '../../../components/PillChoice';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { PaymentDialog } from './PaymentDialog';
import { PaymentFilters } from './PaymentFilters';
import { PaymentList } from './PaymentList';
import { PaymentTodos } from './PaymentTodos';
import { RefundList } from './RefundList';
import { PAYMENT_VIEWS, usePaymentParams } from './usePaymentParams';

/** Payments and refunds with their filters in the URL, below what of them waits for a person. */
export const PaymentsPage = () => {
  const { t } = useTranslation('staffPayments');
  const { view, typed, filter, set, show } = usePaymentParams();
  const [opened, open] = useState<Payment | null>(null);
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
        <PaymentTodos />
        <PillChoice
          label={t('show')}
          value={view}
          options={PAYMENT_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={show}
        />
        <PaymentFilters view={view} typed={typed} onChange={set} />
        <section aria-label={t(`views.${view}`)}>
          <VisuallyHidden>
            <h2>{t(`views.${view}`)}</h2>
          </VisuallyHidden>
          {view === 'payments' ? <PaymentList filter={filter} onOpen={open} /> : <RefundList filter={filter} />}
        </section>
      </Box>
      {opened && <PaymentDialog payment={opened} onClose={() => open(null)} />}
    </Box>
  );
};
