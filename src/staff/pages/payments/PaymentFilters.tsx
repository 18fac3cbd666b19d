import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { PAYMENT_STATES, REFUND_STATES } from '../../../../contract/paymentConstants';
import { FormField } from '../../../components/FormField';
import { Search } from '../../../components/icons';
import { DayFilter } from '../../components/DayFilter';
import { FilterSelect } from '../../components/FilterSelect';
import { useProviderName } from '../../hooks/useProviderName';
import { useGetMoneyProvidersQuery } from '../../store/paymentsApi';
import type { PaymentParams, PaymentView } from './usePaymentParams';

const MAX_SEARCH = 80;
const asKey = (key: string): string => key;

interface PaymentFiltersProps {
  view: PaymentView;
  typed: PaymentParams;
  /** An empty text removes a filter. */
  onChange: (change: Partial<PaymentParams>) => void;
}

/** By method, state, days, and an order, amount or reference. */
export const PaymentFilters = ({ view, typed, onChange }: PaymentFiltersProps) => {
  const { t } = useTranslation('staffPayments');
  const nameOf = useProviderName();
  const { data: used = [] } = useGetMoneyProvidersQuery(undefined, { refetchOnMountOrArgChange: true });
  // One in a link that no payment was ever by.
  const providers =
    typed.provider === '' || used.some((each) => each === typed.provider) ? used : [...used, typed.provider];
  const states =
    view === 'payments'
      ? PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))
      : REFUND_STATES.map((value) => ({ value, label: t(`refundStates.${value}`) }));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { mobile: 'repeat(2, minmax(0, 1fr))', desktop: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <FilterSelect
        label={t('provider')}
        all={t('everyProvider')}
        value={typed.provider}
        options={providers.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(provider) => onChange({ provider })}
      />
      <FilterSelect
        label={t('state')}
        all={t('everyState')}
        value={typed.state}
        options={states}
        onChange={(state) => onChange({ state })}
      />
      <DayFilter label={t('from')} value={typed.from} onChange={(from) => onChange({ from })} />
      <DayFilter label={t('to')} value={typed.to} onChange={(to) => onChange({ to })} />
      <Formik
        initialValues={{ search: typed.search }}
        enableReinitialize
        onSubmit={({ search }) => onChange({ search: search.trim() })}
      >
        <Box
          component={Form}
          role="search"
          sx={{
            gridColumn: '1 / -1',
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
          }}
        >
          <FormField
            name="search"
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            translate={asKey}
            slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
          />
          <Button type="submit" variant="outlined" startIcon={<Search />} sx={{ minHeight: 48, marginTop: 3.25 }}>
            {t('find')}
          </Button>
        </Box>
      </Formik>
    </Box>
  );
};
