import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createAreas } from '../../../areas';
import { buildApp } from '../../../app';
import { orders, transfers } from '../../../db/schema';
import { makeShopper, type Shopper } from '../../../testing/shopper';
import { createSandboxPayment } from '../../../ports/payment/sandbox';
import { makeTestApp, testSecrets, type TestApp } from '../../../testing/testApp';

const TWO = [{ _id: 'ml-thinai-500', quantity: 2 }];

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  testApp = await makeTestApp();
});
afterAll(() => testApp.close());

/** Each order has a customer of its own: the same cart of one customer continues its open order. */
async function placed() {
  shopper = await makeShopper(testApp);
  const { orderId, orderNumber, payment } = await shopper.place(TWO);
  return { orderId, orderNumber, pageUrl: payment!.pageUrl };
}
const open = (url: string, headers = {}) => testApp.app.inject({ method: 'GET', url, headers });
/** A submitted form without fields. */
const press = (pageUrl: string, button: string) =>
  testApp.app.inject({
    method: 'POST',
    url: `${pageUrl}/${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const stateOf = async (orderId: string) => {
  const { data } = await shopper.state(orderId);
  return [data.paymentStatus, data.orderStatus];
};

describe('the sandbox’s page', () => {
  it('shows amount and payee, and reports that it was opened', async () => {
    const { orderId, orderNumber, pageUrl } = await placed();
    const page = await open(pageUrl);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of ['Vayal green foods', '₹190.00', orderNumber, 'Pay ₹190.00', 'Decline', 'Let it lapse']) {
      expect(page.body).toContain(text);
    }
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await stateOf(orderId)).toEqual(['OPEN', 'WAITING_FOR_PAYMENT']);
  });

  it('takes the money and leads back to the order', async () => {
    const { orderId, pageUrl } = await placed();
    await open(pageUrl);
    const response = await press(pageUrl, 'pay');
    expect([response.statusCode, response.headers.location]).toEqual([303, `${pageUrl}/result`]);
    expect(await stateOf(orderId)).toEqual(['RECEIVED', 'ORDER_CREATED']);
    const result = await open(`${pageUrl}/result`);
    expect(result.body).toMatch(/✓ Paid\. Bank reference \d{12}/);
    expect(result.body).toContain(`href="/order/status/${orderId}"`);
    expect(result.body).not.toContain('<form');
  });

  it('takes the money once when its button is pressed twice', async () => {
    const { orderId, pageUrl } = await placed();
    await Promise.all([press(pageUrl, 'pay'), press(pageUrl, 'pay')]);
    expect(await stateOf(orderId)).toEqual(['RECEIVED', 'ORDER_CREATED']);
    const received = await testApp.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId));
    expect(received).toHaveLength(1);
  });

  it('takes the money once, also when the second press reaches another process', async () => {
    const { orderId, pageUrl } = await placed();
    await press(pageUrl, 'pay');
    const { deps } = testApp;
    const payment = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock: deps.clock });
    const app = await buildApp({ ...deps, payment });
    try {
      const second = await app.inject({ method: 'POST', url: `${pageUrl}/pay` });
      expect(second.statusCode).toBe(303);
    } finally {
      await app.close();
    }
    const received = await deps.db.select().from(transfers).where(eq(transfers.orderId, orderId));
    expect(received).toHaveLength(1);
  });

  it('can decline, and then still pay', async () => {
    const { orderId, pageUrl } = await placed();
    await press(pageUrl, 'decline');
    expect(await stateOf(orderId)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT']);
    const result = await open(`${pageUrl}/result`);
    expect(result.body).toContain('✕ Declined. You can try again.');
    expect(await stateOf(orderId)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT']);
    await press(pageUrl, 'pay');
    expect(await stateOf(orderId)).toEqual(['RECEIVED', 'ORDER_CREATED']);
  });

  it('can let the payment lapse, and pay too late', async () => {
    const { orderId, pageUrl } = await placed();
    await press(pageUrl, 'lapse');
    expect(await stateOf(orderId)).toEqual(['EXPIRED', 'CANCELLED']);
    expect((await open(`${pageUrl}/result`)).body).toContain('too late');
    await press(pageUrl, 'pay');
    expect(await stateOf(orderId)).toEqual(['RECEIVED', 'ORDER_CREATED']);
  });

  it('is translated into Tamil and Hindi', async () => {
    const { pageUrl } = await placed();
    const tamil = await open(pageUrl, { 'accept-language': 'ta' });
    expect(tamil.body).toContain('<html lang="ta">');
    expect(tamil.body).toContain('வயல் பசுமை உணவுகள்');
    expect((await open(pageUrl, { 'accept-language': 'hi' })).body).toContain('₹190.00 चुकाएँ');
    const chosen = await open(pageUrl, { 'accept-language': 'en-IN,en;q=0.9', cookie: 'theme=dark; language=ta' });
    expect(chosen.body).toContain('<html lang="ta" ');
  });

  it('uses the colour scheme chosen in the shop, else the device’s', async () => {
    const { pageUrl } = await placed();
    expect((await open(pageUrl)).body).toContain('<html lang="en">');
    expect((await open(pageUrl, { cookie: 'language=en; theme=dark' })).body).toContain(
      '<html lang="en" data-theme="dark">',
    );
    expect((await open(pageUrl, { cookie: 'theme=system' })).body).toContain('<html lang="en">');
  });

  it('allows its own style sheet and the shop’s fonts, and nothing else', async () => {
    const { pageUrl } = await placed();
    const { body, headers } = await open(pageUrl);
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('escapes the shop’s texts', async () => {
    const { orderId, pageUrl } = await placed();
    await testApp.deps.db.update(orders).set({ orderNumber: '<b>&"\'' }).where(eq(orders.id, orderId));
    const page = await open(pageUrl);
    expect(page.body).toContain('&#60;b&#62;&#38;&#34;&#39;');
    expect(page.body).not.toContain('<b>');
  });

  it('is not opened by a HEAD request', async () => {
    const { orderId, pageUrl } = await placed();
    const response = await testApp.app.inject({ method: 'HEAD', url: pageUrl });
    expect(response.statusCode).toBe(404);
    expect(await stateOf(orderId)).toEqual(['OPEN', 'PAYMENT_PENDING']);
  });

  it('is 404 for an unknown payment and 400 for an unknown button', async () => {
    const { orderId, pageUrl } = await placed();
    expect((await open('/pay/sandbox/unknown')).statusCode).toBe(404);
    expect((await press('/pay/sandbox/unknown', 'pay')).statusCode).toBe(404);
    expect((await press(pageUrl, 'steal')).statusCode).toBe(400);
    expect(await stateOf(orderId)).toEqual(['OPEN', 'PAYMENT_PENDING']);
  });

  it('delivers over loopback when the server listens', async () => {
    const app = await buildApp(testApp.deps);
    try {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const { orderId, pageUrl } = await placed();
      await fetch(`${address}${pageUrl}/pay`, { method: 'POST', redirect: 'manual' });
      expect(await stateOf(orderId)).toEqual(['RECEIVED', 'ORDER_CREATED']);
      const [row] = await testApp.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId));
      expect(row?.reference).toMatch(/^\d{12}$/);
    } finally {
      await app.close();
    }
  });

  it('is there only where the sandbox is the provider', () => {
    const payment = { ...testApp.deps.payment, provider: 'another' };
    const prefixes = createAreas({ ...testApp.deps, payment }).list.map((area) => area.prefix);
    expect(prefixes).not.toContain('/pay/sandbox');
    expect(prefixes).toContain('/api/web/payment');
  });
});
