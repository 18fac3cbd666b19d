import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { orderStatusPath } from '../../../../contract/routes';
import type { Clock } from '../../../lib/clock';
import { isPageOf, returnUrl } from '../paymentPages';
import type { AttemptToOpen, OpenedPayment, ProviderPayment } from '../port';
import type { PhonePeAccount, PhonePeApi } from './api';

const PAGES = ['phonepe.com'];
/** PhonePe accepts no shorter lifetime. */
const MIN_LIFETIME_SECONDS = 300;

const OpenedPage = Type.Object({ redirectUrl: Type.String() });
const OpenedQr = Type.Object({ intentUrl: Type.Optional(Type.String()), qrData: Type.Optional(Type.String()) });
const OrderStatus = Type.Object({
  state: Type.Enum(['PENDING', 'COMPLETED', 'FAILED']),
  paymentDetails: Type.Optional(
    Type.Array(
      Type.Object({
        transactionId: Type.String({ minLength: 1, maxLength: 64 }),
        amount: Type.Integer({ minimum: 1 }),
        state: Type.String(),
      }),
    ),
  ),
});

/** Each kind has its own status call. */
const KINDS = { link: 'p', qr: 'q' } as const;
const isQr = (merchantOrderId: string) => /-q[0-9a-f]{8}$/.test(merchantOrderId);

/** PhonePe calls payments orders. */
export function createPhonePeOrders(
  api: PhonePeApi,
  { mode, url, publicUrl, clock }: Pick<PhonePeAccount, 'mode' | 'url'> & { publicUrl: string; clock: Clock },
) {
  /** PhonePe can't find an order's page again, so each try opens another; earlier ones were never shown. */
  async function open({ attemptId, orderId, amountPaise, expiresAt }: AttemptToOpen): Promise<OpenedPayment> {
    const merchantOrderId = `${attemptId}-${KINDS[mode]}${randomBytes(4).toString('hex')}`;
    const secondsLeft = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000);
    const order = { merchantOrderId, amount: amountPaise, expireAfter: Math.max(MIN_LIFETIME_SECONDS, secondsLeft) };
    if (mode === 'qr') {
      return { providerOrderId: merchantOrderId, upiUrl: await openQr(order), pageUrl: orderStatusPath(orderId) };
    }
    const paymentFlow = { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl(publicUrl, orderId) } };
    const { body } = await api.call(OpenedPage, {
      method: 'POST',
      path: '/checkout/v2/pay',
      json: { ...order, paymentFlow },
    });
    if (body === null) throw new Error('phonepe: the payment was not opened');
    if (!isPageOf(body.redirectUrl, PAGES, url)) throw new Error('phonepe: the payment page leads elsewhere');
    return { providerOrderId: merchantOrderId, upiUrl: null, pageUrl: body.redirectUrl };
  }

  async function openQr(order: object): Promise<string> {
    const { body } = await api.call(OpenedQr, {
      method: 'POST',
      path: '/payments/v2/pay',
      json: { ...order, paymentFlow: { type: 'PG', paymentMode: { type: 'UPI_QR' } } },
    });
    const content = [body?.intentUrl, body?.qrData].find((each) => each?.startsWith('upi://'));
    if (content === undefined) throw new Error('phonepe: no QR code was opened: has the account UPI_QR?');
    return content;
  }

  async function fetchPayment(merchantOrderId: string): Promise<ProviderPayment> {
    const area = isQr(merchantOrderId) ? 'payments' : 'checkout';
    const path = `/${area}/v2/order/${encodeURIComponent(merchantOrderId)}/status?details=true`;
    const { state, paymentDetails = [] } = await api.get(OrderStatus, path);
    const completed = paymentDetails.filter((payment) => payment.state === 'COMPLETED');
    return {
      state: state === 'PENDING' ? 'OPEN' : 'CLOSED',
      transfers: completed.map(({ transactionId, amount }) => ({ reference: transactionId, amountPaise: amount })),
    };
  }

  return { open, fetchPayment };
}
