import { NEEDED_STEPS, OPENING_STEPS, type Opening, type OpeningStep } from '../../../contract/staffOpening';
import type { Config } from '../../config';
import { hasSampleSeller } from '../../db/seed/samples';
import { completeShopRules } from '../../lib/shopRules';
import { simulatedProviders } from '../../simulations';
import type { findFacts } from './repository';

const DEFAULT_LEAD_DAYS = 2;

/** What the operator simulates on purpose counts as set up. */
export function openingOf(
  { settings, hasOwnArea, windows, products, reachedStaff, testOrder }: Awaited<ReturnType<typeof findFacts>>,
  config: Pick<Config, 'messages' | 'payment' | 'allow' | 'demo'>,
): Opening {
  const { opening, payAtDoor } = completeShopRules(settings.counter);
  const simulated = simulatedProviders(config);
  const isSimulated = simulated.includes('sandboxPayments');
  const arePrinted = simulated.includes('consoleSms');
  const payeeAddress = settings.payee?.address ?? config.payment.payee?.address ?? null;
  const isDone: Record<OpeningStep, boolean> = {
    seller: !hasSampleSeller(settings),
    area: hasOwnArea,
    slots: windows > 0,
    products: products.inStock > 0,
    payment: isSimulated
      ? config.demo || config.allow.sandboxPayments
      : config.payment.provider !== 'upi' || payeeAddress !== null,
    messages: arePrinted ? config.demo || config.allow.consoleSms : reachedStaff,
    testOrder: testOrder?.status === 'DELIVERED' || testOrder?.status === 'CANCELLED',
  };
  return {
    state: opening,
    done: OPENING_STEPS.filter((step) => isDone[step]),
    missing: NEEDED_STEPS.filter((step) => !isDone[step]),
    windows,
    leadDays: settings.delivery.leadDays ?? DEFAULT_LEAD_DAYS,
    products,
    payment: {
      provider: config.payment.provider,
      isSimulated,
      payeeAddress,
      atDoor: payAtDoor.enabled,
    },
    messages: { isSimulated: arePrinted, reachedStaff },
    testOrder,
  };
}
