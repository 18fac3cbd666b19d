import type { CreatedOrder } from '../../contract/orders';
import { testSecrets, type TestApp } from './testApp';

/** Staff's steps from a paid order to a delivered one. */
const STEPS_TO_DELIVERED = 5;

/** What else happens to an order: the money comes, the shopkeeper moves it on. */
export function orderSteps({ app }: Pick<TestApp, 'app'>) {
  const pay = async ({ payment }: Pick<CreatedOrder, 'payment'>) => {
    await app.inject({ method: 'POST', url: `${payment.pageUrl}/pay` });
  };
  const advance = async ({ orderNumber }: Pick<CreatedOrder, 'orderNumber'>) => {
    const url = `/api/internal/orders/${orderNumber}/advance`;
    const answer = await app.inject({ method: 'POST', url, headers: { 'x-internal-secret': testSecrets.internal } });
    expect(answer.statusCode).toBe(200);
  };
  return {
    /** Pays in the sandbox. */
    pay,
    /** Pays, packs and brings it. */
    async deliver(order: CreatedOrder): Promise<void> {
      await pay(order);
      for (let step = 0; step < STEPS_TO_DELIVERED; step += 1) await advance(order);
    },
  };
}
