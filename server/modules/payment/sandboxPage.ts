import { createHash } from 'node:crypto';
import type { Language, PaymentStatus } from '../../../contract/constants';
import type { Translate } from '../../lib/messages';

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
}

/** Whether a payment's page still offers something to press. */
const BUTTONS: Readonly<Record<PaymentStatus, readonly ('pay' | 'decline' | 'lapse')[]>> = {
  OPEN: ['pay', 'decline', 'lapse'],
  FAILED: ['pay', 'decline', 'lapse'],
  // Money can come late, and the shop has an answer to that: here a person can see it.
  EXPIRED: ['pay'],
  RECEIVED: [],
  REFUNDED: [],
};

/** The page that plays a UPI app: one file without scripts, so that it works wherever HTML does. */
export function sandboxPage(input: SandboxPageInput): string {
  const { language, t, status } = input;
  const title = t('payment.sandboxTitle');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${input.shopName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">${escapeHtml(t('payment.sandboxNote'))}</p>
<section class="card" aria-labelledby="amount">
<h1>${escapeHtml(title)}</h1>
<p class="payee">${escapeHtml(t('payment.payingTo'))} <strong>${escapeHtml(input.shopName)}</strong></p>
<p class="amount" id="amount">${escapeHtml(rupees(input.amountPaise))}</p>
<p class="order">${escapeHtml(t('payment.orderNumber', { number: input.orderNumber }))}</p>
${outcome(input)}
${BUTTONS[status].map((button) => form(input, button)).join('\n')}
<p class="back"><a href="/order/status/${encodeURIComponent(input.orderId)}">${escapeHtml(t('payment.backToOrder'))}</a></p>
</section>
</main>
</body>
</html>
`;
}

function outcome({ t, status, bankReference }: SandboxPageInput): string {
  if (status === 'OPEN') return '';
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

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:17px/1.5 Mukta,"Mukta Malar","Noto Sans","Noto Sans Tamil","Noto Sans Devanagari",system-ui,sans-serif;color:#1f2a21;background:#fbf7ee}
main{max-width:416px;margin:0 auto;padding:16px}
p{margin:0}
.note{margin-bottom:16px;padding:8px 16px;border:1px solid #e3a21a;border-radius:14px;color:#1f2a21;font-size:15px}
.card{padding:24px;border:1px solid #e7dfce;border-radius:14px;background:#fff;text-align:center}
h1{margin:0 0 16px;font-size:15px;font-weight:600;color:#566257}
.amount{margin:8px 0;font-size:44px;line-height:1.15;font-weight:700;font-variant-numeric:tabular-nums}
.order{margin-bottom:24px;color:#566257;font-variant-numeric:tabular-nums}
.outcome{margin-bottom:24px;padding:8px 16px;border-radius:14px;font-weight:600;background:#e4efe3;color:#17402a}
.failed,.expired{border:1px solid #b3261e;background:#fff;color:#b3261e}
form{margin:0 0 8px}
button{width:100%;min-height:48px;padding:8px 24px;border:1px solid #24603a;border-radius:999px;background:#fff;color:#24603a;font:inherit;font-weight:600;cursor:pointer}
.pay{background:#24603a;color:#fff}
.pay:hover{background:#17402a}
.decline:hover,.lapse:hover{background:#e4efe3}
button:focus-visible,a:focus-visible{outline:2px solid #17402a;outline-offset:2px;box-shadow:0 0 0 6px #e3a21a}
.back{margin-top:24px}
a{color:#24603a}
`;

/** The page may do nothing but show itself and post to us. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
