import type { CreatedOrder } from '../../contract/orders';
import { testSecrets, type TestApp } from './testApp';

const STEPS_TO_DELIVERED = 5;

/** Payment and staff steps. */
export function orderSteps({ app }: Pick<TestApp, 'app'>) {
  const pay = async ({ payment }: Pick<CreatedOrder, 'payment'>) => {
    await app.inject({ method: 'POST', url: `${payment.pageUrl}/pay` });
  };
  const advance = async ({ orderNumber }: Pick<CreatedOrder, 'orderNumber'>) => {
    const url = `/api/internal/orders/${orderNumber}/advance`;
    const response = await app.inject({ method: 'POST', url, headers: { 'x-internal-secret': testSecrets.internal } });
    expect(response.statusCode).toBe(200);
  };
  return {
    pay,
    async deliver(order: CreatedOrder): Promise<void> {
      await pay(order);
      for (let step = 0; step < STEPS_TO_DELIVERED; step += 1) await advance(order);
    },
  };
}
