import { orderStatusPath } from '../../../../contract/routes';
import type { Clock } from '../../../lib/clock';
import type { AttemptToOpen, OpenedPayment, ProviderPayment, Waiting } from '../port';
import { shorten } from '../shorten';
import type { RazorpayApi } from './api';
import { describeOrder, endsAt } from './paymentLinks';
import { ATTEMPT_NOTE, QrCode } from './shapes';

const PATH = '/v1/payments/qr_codes';
const MAX_NAME = 50;

export function createQrCodes(api: RazorpayApi, { clock }: { clock: Clock }) {
  /** After a lost response another code exists, but it was never shown. */
  async function open(attempt: AttemptToOpen): Promise<OpenedPayment> {
    const { attemptId, orderId, orderNumber, amountPaise, payee, expiresAt } = attempt;
    const { body: code } = await api.call(QrCode, {
      method: 'POST',
      path: PATH,
      json: {
        type: 'upi_qr',
        name: shorten(payee.name, MAX_NAME),
        usage: 'single_use',
        fixed_amount: true,
        payment_amount: amountPaise,
        description: describeOrder(attempt),
        close_by: endsAt(expiresAt, clock.now()),
        notes: { [ATTEMPT_NOTE]: attemptId, order: orderNumber },
      },
    });
    if (code?.payment_amount !== amountPaise) throw new Error('razorpay: the QR code was not created as requested');
    if (!code.image_content?.startsWith('upi://'))
      throw new Error('razorpay: this account’s QR codes come without their content: set RAZORPAY_MODE=link');
    return { providerOrderId: code.id, upiUrl: code.image_content, pageUrl: orderStatusPath(orderId) };
  }

  async function read(code: QrCode, { isAwaited }: Waiting): Promise<ProviderPayment> {
    const payments = await api.findPayments(`${PATH}/${code.id}/payments`);
    const transfers = await api.receive(payments, { amount: code.payment_amount, isAwaited });
    return { state: code.status === 'active' ? 'OPEN' : 'CLOSED', transfers };
  }

  const fetchPayment = async (id: string, waiting: Waiting) => read(await api.get(QrCode, `${PATH}/${id}`), waiting);

  async function close(id: string, waiting: Waiting): Promise<ProviderPayment> {
    const { body } = await api.call(QrCode, { method: 'POST', path: `${PATH}/${id}/close` });
    // Rejected when already closed.
    return body ? read(body, waiting) : fetchPayment(id, waiting);
  }

  return { open, fetchPayment, close };
}
