import { useSearchParams } from 'react-router-dom';
import { MONEY_PROVIDERS, PAYMENT_STATES, REFUND_STATES } from '../../../../contract/paymentConstants';
import type { PaymentsFilter, RefundsFilter } from '../../store/paymentsApi';

export const PAYMENT_VIEWS = ['payments', 'refunds'] as const;
export type PaymentView = (typeof PAYMENT_VIEWS)[number];

/** Empty texts filter nothing. */
export interface PaymentParams {
  from: string;
  to: string;
  provider: string;
  state: string;
  search: string;
}

const pick = <Value extends string>(values: readonly Value[], given: string): Value | undefined =>
  values.find((value) => value === given);

/** The list and its filters, which live in the URL. */
export const usePaymentParams = () => {
  const [params, setParams] = useSearchParams();
  const text = (name: string): string => params.get(name) ?? '';
  const view: PaymentView = text('view') === 'refunds' ? 'refunds' : 'payments';
  const state = text('state');
  const typed: PaymentParams = {
    from: text('from'),
    to: text('to'),
    search: text('search'),
    provider: pick(MONEY_PROVIDERS, text('provider')) ?? '',
    state: (view === 'payments' ? pick(PAYMENT_STATES, state) : pick(REFUND_STATES, state)) ?? '',
  };
  const write = (next: Partial<PaymentParams> & { view: PaymentView }): void => {
    const named = Object.entries(next).filter(([, value]) => value !== '' && value !== 'payments');
    setParams(Object.fromEntries(named), { replace: true });
  };
  const filter = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return {
    view,
    typed,
    /** The filter as the API takes it. */
    filter: filter as PaymentsFilter & RefundsFilter,
    set: (change: Partial<PaymentParams>) => write({ ...typed, ...change, view }),
    /** The states are others. */
    show: (next: PaymentView) => write({ ...typed, state: '', view: next }),
  };
};
