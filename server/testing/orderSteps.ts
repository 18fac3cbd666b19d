import type { CreatedOrder } from '../../contract/orders';
import { testSecrets, type TestApp } from './testApp';

const STEPS_TO_READY = 3;
const STEPS_TO_DELIVERED = 5;

/** Payment and staff steps. */
export function orderSteps({ app }: Pick<TestApp, 'app'>) {
  const pay = async ({ payment }: Pick<CreatedOrder, 'payment'>) => {
    if (!payment) throw new Error('the order is paid at the door');
    await app.inject({ method: 'POST', url: `${payment.pageUrl}/pay` });
  };
  const advance = async ({ orderNumber }: Pick<CreatedOrder, 'orderNumber'>) => {
    const url = `/api/internal/orders/${orderNumber}/advance`;
    const response = await app.inject({ method: 'POST', url, headers: { 'x-internal-secret': testSecrets.internal } });
    expect(response.statusCode).toBe(200);
  };
  const go = (steps: number) => async (order: CreatedOrder) => {
    await pay(order);
    for (let step = 0; step < steps; step += 1) await advance(order);
  };
  return { pay, advance, makeReady: go(STEPS_TO_READY), deliver: go(STEPS_TO_DELIVERED) };
}
