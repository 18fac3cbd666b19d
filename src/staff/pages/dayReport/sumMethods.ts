import type { MoneyByMethod } from '../../../../contract/staffFigures';

/** All methods together, as one. */
export const sumMethods = (methods: readonly MoneyByMethod[]): MoneyByMethod =>
  methods.reduce(
    (sum, { payments, receivedPaise, refunds, refundedPaise }) => ({
      provider: '',
      payments: sum.payments + payments,
      receivedPaise: sum.receivedPaise + receivedPaise,
      refunds: sum.refunds + refunds,
      refundedPaise: sum.refundedPaise + refundedPaise,
    }),
    { provider: '', payments: 0, receivedPaise: 0, refunds: 0, refundedPaise: 0 },
  );
