import { inRupees } from '../../../contract/inRupees';
import type { NotificationKind } from '../../../contract/messageConstants';
import type { Translate } from '../../lib/messages';
import { onOneLine } from '../../lib/oneLine';
import { escapeHtml } from '../../pages/plain/plainPage';
import type { Facts, OrderFacts } from './facts';

interface MailParts {
  t: Translate;
  kind: NotificationKind;
  /** What is the same in all messages of the shop. */
  fixed: { shop: string; phone: string };
  facts: Facts;
  name: string;
  /** The page that it leads to: the facts' own, or the order's. */
  pageUrl: string | null;
  unsubscribeUrl: string;
}

const SHOWS_LINES: readonly NotificationKind[] = ['ORDER_PLACED', 'ORDER_CHANGED'];

/** Says the same as the short texts, and besides them what an order holds and costs. */
export function composeMail(parts: MailParts): { subject: string; text: string; html: string } {
  const { t, kind, fixed, facts, name, pageUrl, unsubscribeUrl } = parts;
  const open = { ...fixed, ...facts.open };
  const paragraphs = [
    t('messaging.mail.hello', { name: onOneLine(name) }),
    t(`messaging.bodies.${kind}`, open),
    ...facts.more.filter((line) => line !== ''),
  ];
  const bill = facts.order ? billOf(t, facts.order, SHOWS_LINES.includes(kind)) : [];
  const why = t('messaging.mail.why', { shop: fixed.shop });
  const toPage = t(facts.path === undefined ? 'messaging.mail.toOrder' : 'messaging.mail.toShop');
  const stop = t('messaging.mail.stop');
  const text = [
    ...paragraphs,
    ...(bill.length > 0 ? [bill.join('\n')] : []),
    ...(pageUrl === null ? [] : [`${toPage}: ${pageUrl}`]),
    `${fixed.shop}, ${fixed.phone}`,
    `${why}\n${stop}: ${unsubscribeUrl}`,
  ].join('\n\n');
  const paragraph = (line: string) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`;
  const link = (url: string, label: string) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  const html = [
    ...paragraphs.map(paragraph),
    ...(bill.length > 0 ? [paragraph(bill.join('\n'))] : []),
    ...(pageUrl === null ? [] : [link(pageUrl, toPage)]),
    paragraph(`${fixed.shop}, ${fixed.phone}`),
    paragraph(why),
    link(unsubscribeUrl, stop),
  ].join('\n');
  return { subject: onOneLine(t(`messaging.titles.${kind}`, open)), text, html };
}

function billOf(t: Translate, { account, lines }: OrderFacts, isWithLines: boolean): string[] {
  const amount = (key: 'total' | 'paid' | 'due' | 'back', paise: number) =>
    paise > 0 ? [t(`messaging.mail.${key}`, { amount: inRupees(paise) })] : [];
  return [
    ...(isWithLines
      ? lines.map(({ name, quantity, costPaise }) => `${quantity} × ${name}: ${inRupees(costPaise)}`)
      : []),
    ...amount('total', account.totalPaise + account.roundingPaise),
    ...amount('paid', account.paidPaise),
    ...amount('due', account.duePaise > 0 ? account.duePaise + account.roundingPaise : 0),
    ...amount('back', account.paidPaise - account.keptPaise),
  ];
}
