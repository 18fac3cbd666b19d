import type { PaymentStatus } from '../../../../contract/constants';
import { orderStatusPath } from '../../../../contract/routes';
import type { Translate } from '../../../lib/messages';
import { escapeHtml, plainPage, SHOP_MARK, type PlainPage } from '../../../pages/plain/plainPage';

export interface SandboxPageInput extends Pick<PlainPage, 'language' | 'shopName' | 'style' | 'colourMode'> {
  t: Translate;
  orderId: string;
  orderNumber: string;
  paymentId: string;
  amountPaise: number;
  status: PaymentStatus;
  bankReference: string | null;
}

const BUTTONS: Readonly<Record<PaymentStatus, readonly ('pay' | 'decline' | 'lapse')[]>> = {
  OPEN: ['pay', 'decline', 'lapse'],
  FAILED: ['pay', 'decline', 'lapse'],
  // Demonstrates a late payment.
  EXPIRED: ['pay'],
  RECEIVED: [],
  REFUNDED: [],
  DUE_AT_DOOR: [],
  NOTHING_DUE: [],
};

/** Self-contained, without scripts. */
export function sandboxPage(input: SandboxPageInput): string {
  const { t, status } = input;
  const [first, ...others] = BUTTONS[status].map((button) => form(input, button));
  const title = t('payment.sandboxTitle');
  return plainPage({
    ...input,
    title,
    body: `<p class="note">${escapeHtml(t('payment.sandboxNote'))}</p>
<section class="card" aria-labelledby="amount">
${SHOP_MARK}
<h1>${escapeHtml(title)}</h1>
<p class="payee">${escapeHtml(t('payment.payingTo'))} <strong>${escapeHtml(input.shopName)}</strong></p>
<p class="amount" id="amount">${escapeHtml(rupees(input.amountPaise))}</p>
<p class="order">${escapeHtml(t('payment.orderNumber', { number: input.orderNumber }))}</p>
${outcome(input)}
${first ?? ''}
${others.length > 0 ? `<div class="others">${others.join('\n')}</div>` : ''}
<p class="back"><a href="${escapeHtml(orderStatusPath(input.orderId))}">${escapeHtml(t('payment.backToOrder'))}</a></p>
</section>`,
  });
}

function outcome({ t, status, bankReference }: SandboxPageInput): string {
  if (status === 'OPEN' || status === 'DUE_AT_DOOR' || status === 'NOTHING_DUE') return '';
  const reference =
    bankReference && status !== 'FAILED' ? ` ${t('payment.bankReference', { number: bankReference })}` : '';
  return `<p class="outcome ${status.toLowerCase()}" role="status">${escapeHtml(t(`payment.outcome${status}`) + reference)}</p>`;
}

function form({ t, paymentId, amountPaise, status }: SandboxPageInput, button: 'pay' | 'decline' | 'lapse'): string {
  const label = {
    pay: t(status === 'EXPIRED' ? 'payment.payLate' : 'payment.pay', { amount: rupees(amountPaise) }),
    decline: t('payment.decline'),
    lapse: t('payment.lapse'),
  }[button];
  const action = `/pay/sandbox/${encodeURIComponent(paymentId)}/${button}`;
  return `<form method="post" action="${action}"><button class="${button}">${escapeHtml(label)}</button></form>`;
}

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
