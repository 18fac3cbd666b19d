import { useTranslation } from 'react-i18next';
import type { Opening, OpeningStep } from '../../../../contract/staffOpening';

/** Says how far a step is, in sentences. */
export function useStepFacts(
  step: OpeningStep,
  { windows, leadDays, products, payment, messages, testOrder }: Opening,
): string[] {
  const { t } = useTranslation(['staffOpening', 'staffBoard']);
  const payee = payment.payeeAddress;
  const payeeFact = payee === null ? t('facts.noPayee') : t('facts.upi', { payee });
  const facts: Record<OpeningStep, () => string[]> = {
    seller: () => [],
    area: () => [],
    slots: () => [windows > 0 ? t('facts.windows', { count: windows }) : t('facts.noWindows', { count: leadDays })],
    products: () => (products.total > 0 ? [t('facts.products', products)] : []),
    payment: () => [
      payment.isSimulated ? t('facts.simulated') : payeeFact,
      t(payment.atDoor ? 'facts.atDoor' : 'facts.notAtDoor'),
    ],
    messages: () => [
      messages.isSimulated ? t('facts.printedCodes') : t(messages.reachedStaff ? 'facts.reached' : 'facts.notReached'),
    ],
    testOrder: () =>
      testOrder ? [t('facts.testOrder', { ...testOrder, status: t(`staffBoard:status.${testOrder.status}`) })] : [],
  };
  return facts[step]();
}
