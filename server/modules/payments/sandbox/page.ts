import type { Language, PaymentStatus } from '../../../../contract/constants';
import { orderStatusPath } from '../../../../contract/routes';
import type { Translate } from '../../../lib/messages';
import { sourceHash } from '../../../lib/sourceHash';

export interface SandboxPageInput {
  language: Language;
  t: Translate;
  shopName: string;
  orderId: string;
  orderNumber: string;
  paymentId: string;
  amountPaise: number;
  status: PaymentStatus;
  bankReference: string | null;
  style: string;
  /** Undefined follows the device. */
  colourMode: 'light' | 'dark' | undefined;
}

const BUTTONS: Readonly<Record<PaymentStatus, readonly ('pay' | 'decline' | 'lapse')[]>> = {
  OPEN: ['pay', 'decline', 'lapse'],
  FAILED: ['pay', 'decline', 'lapse'],
  // Demonstrates a late payment.
  EXPIRED: ['pay'],
  RECEIVED: [],
  REFUNDED: [],
  DUE_AT_DOOR: [],
};

const MARK = `<svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
<circle class="disc" cx="20" cy="20" r="20"/><circle class="sun" cx="20" cy="15" r="6"/>
<path class="rows" d="M4 22c5-3 11-3 16 0s11 3 16 0M6 28c4.5-2.6 9.5-2.6 14 0s9.5 2.6 14 0M11 34c3-1.8 6-1.8 9 0s6 1.8 9 0"/>
</svg>`;

/** Self-contained, without scripts. */
export function sandboxPage(input: SandboxPageInput): string {
  const { language, t, status, colourMode } = input;
  const [first, ...others] = BUTTONS[status].map((button) => form(input, button));
  const title = t('payment.sandboxTitle');
  return `<!doctype html>
<html lang="${language}"${colourMode ? ` data-theme="${colourMode}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${input.shopName}`)}</title>
<style>${input.style}</style>
</head>
<body>
<main>
<p class="note">${escapeHtml(t('payment.sandboxNote'))}</p>
<section class="card" aria-labelledby="amount">
${MARK}
<h1>${escapeHtml(title)}</h1>
<p class="payee">${escapeHtml(t('payment.payingTo'))} <strong>${escapeHtml(input.shopName)}</strong></p>
<p class="amount" id="amount">${escapeHtml(rupees(input.amountPaise))}</p>
<p class="order">${escapeHtml(t('payment.orderNumber', { number: input.orderNumber }))}</p>
${outcome(input)}
${first ?? ''}
${others.length > 0 ? `<div class="others">${others.join('\n')}</div>` : ''}
<p class="back"><a href="${escapeHtml(orderStatusPath(input.orderId))}">${escapeHtml(t('payment.backToOrder'))}</a></p>
</section>
</main>
</body>
</html>
`;
}

function outcome({ t, status, bankReference }: SandboxPageInput): string {
  if (status === 'OPEN' || status === 'DUE_AT_DOOR') return '';
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

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** It allows only own fonts, and forms to this shop. */
export const sandboxPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
