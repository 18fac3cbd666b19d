import type { Page } from '@playwright/test';
import type { NotificationKind } from '../contract/messageConstants';
import type { StaffMessages } from '../contract/staffMessages';
import { STAFF_ROLE } from '../contract/staffRights';
import type { FakeTexts } from '../server/testing/fakeProviders/fakeTexts';
import type { FakeSmtp, TakenMail } from '../server/testing/fakeProviders/smtp';
import { advanceOrder, call, payOrder, placeOrder, type Customer } from './support/api';
import { loginPanel, openCheckout, PHONE, seedLogin, typeNumber } from './support/browser';
import { codeAt, newCustomerBySms, saveTemplate, takenFor, test } from './support/messageProviders';
import { atTheDoor, planRound } from './support/ride';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect } from './support/test';

const { ADMIN, RIDER } = STAFF_ROLE;

/** What can wait is not sent at night. */
function isQuiet(): boolean {
  const time = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' });
  return time < '08:00' || time >= '21:00';
}

type RegisteredTexts = ReadonlyMap<string, string>;

/** Registers the Tamil texts at Meta. @returns each by its template's name */
async function registerInTamil(shop: RunningShop, kinds: readonly NotificationKind[]): Promise<RegisteredTexts> {
  const { data } = await callStaff<StaffMessages>(shop, '/messages', { token: await staffToken(shop, ADMIN) });
  const texts = new Map<string, string>();
  for (const kind of kinds) {
    const templateId = `${kind.toLowerCase()}_v1`;
    await saveTemplate(shop, { kind, provider: 'whatsapp', language: 'ta', templateId });
    const { texts: all } = data.kinds.find((each) => each.kind === kind)!;
    texts.set(templateId, all.find(({ language }) => language === 'ta')!.whatsApp!);
  }
  return texts;
}

/** A message as its reader sees it: the registered text with the values that came. */
function readWhatsApp({ request }: FakeTexts['taken'][number], registered: RegisteredTexts): string {
  const { template } = JSON.parse(request.body);
  expect(template.language).toEqual({ code: 'ta' });
  const values = template.components[0].parameters.map(({ text }: { text: string }) => text);
  return registered.get(template.name)!.replaceAll(/\{\{(\d)\}\}/g, (_mark, place) => values[Number(place) - 1]);
}

const mailsAbout = ({ taken }: FakeSmtp, orderNumber: string): TakenMail[] =>
  taken.filter((mail) => subjectOf(mail).includes(orderNumber));

/** A header's value, whose long lines are folded. */
function headerOf({ content }: TakenMail, name: string): string {
  const [head = ''] = content.split('\n\n');
  const unfolded = head.replaceAll(/\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}

/** An encoded subject (RFC 2047) in plain letters. */
const subjectOf = (mail: TakenMail): string =>
  headerOf(mail, 'Subject')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_whole, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_whole, text: string) =>
      Buffer.from(
        text.replaceAll('_', ' ').replaceAll(/=([\dA-F]{2})/g, (_hex, byte) => String.fromCharCode(parseInt(byte, 16))),
        'latin1',
      ).toString(),
    );

const choose = (page: Page, group: string, channel: RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: channel });

/** Chooses WhatsApp at the checkout, in Tamil, and pays. @returns the order */
async function orderByWhatsAppInTamil(page: Page, shop: RunningShop, customer: Customer) {
  await page.setViewportSize(PHONE);
  await page.context().addCookies([{ name: 'language', value: 'ta', url: shop.url }]);
  await openCheckout(page, shop, customer);
  await page.getByRole('checkbox', { name: /WhatsApp/ }).check();
  await page.getByRole('button', { name: /^₹330 செலுத்துக$/ }).click();
  await expect(page).toHaveURL(/\/order\/status\//);
  const pay = page.locator('a[href*="/pay/sandbox/"]').first();
  await payOrder(shop, { payment: { pageUrl: (await pay.getAttribute('href'))! } });
  await expect(page).toHaveURL(/\/checkout\/success\//);
  const { data } = await call<{ items: OrderIds[] }>(shop, '/order/history', { token: customer.token });
  return data.items[0]!;
}

interface OrderIds {
  orderId: string;
  orderNumber: string;
}

test('a customer chooses WhatsApp at the checkout and reads there in Tamil how the order goes, up to the code for the door', async ({
  page,
  anotherDevice,
  shop,
  providers,
}) => {
  const { whatsApp, smtp } = providers;
  const registered = await registerInTamil(shop, ['ORDER_PLACED', 'ORDER_CONFIRMED', 'ON_THE_WAY', 'DELIVERED']);
  const customer = await newCustomerBySms(shop, providers);
  const texts = () => takenFor(whatsApp, customer.mobileNumber).map((text) => readWhatsApp(text, registered));
  let order: OrderIds = { orderId: '', orderNumber: '' };

  await test.step('the checkout asks once, and what is paid is told at once', async () => {
    order = await orderByWhatsAppInTamil(page, shop, customer);
    await expect.poll(texts).toEqual([expect.stringContaining(`நன்றி! ₹330 மதிப்புள்ள உங்கள் ஆர்டர் ${order.orderNumber}`)]);
    await expect
      .poll(() => mailsAbout(smtp, order.orderNumber).map(subjectOf))
      .toEqual([`ஆர்டர் ${order.orderNumber} கிடைத்தது`]);
  });

  await test.step('the page of preferences has the choice, and the export its proof', async () => {
    await page.goto('/profile/messages');
    for (const group of ['ஆர்டருக்குத் தேவையானவை', 'ஆர்டரின் நிலை'])
      await expect(choose(page, group, /எண்ணுக்கு WhatsApp$/)).toBeChecked();
    const { data } = await call(shop, '/customer/export', { token: customer.token });
    expect(data.whatsAppConsents).toMatchObject([
      { isGiven: true, source: 'CHECKOUT', language: 'ta', wording: expect.stringContaining('WhatsApp') },
    ]);
  });

  const told = isQuiet() ? [] : [expect.stringContaining(`${order.orderNumber} உறுதிசெய்யப்பட்டது`)];
  await test.step('it is confirmed', async () => {
    await advanceOrder(shop, order, 1);
    await expect.poll(async () => texts().slice(1)).toEqual(told);
  });

  await test.step('it is on its way, and the code of the message opens the door', async () => {
    await advanceOrder(shop, order, 2);
    await planRound(shop, [order]);
    const rider = await anotherDevice({ viewport: PHONE });
    await staffLogin(rider, shop, RIDER, '/ride');
    await rider.getByRole('button', { name: 'Picked up 1 parcel' }).click();
    const onTheWay = new RegExp(`${order.orderNumber} புறப்பட்டது. டெலிவரிக் குறியீடு (\\d{4})-ஐ`);
    await expect.poll(() => texts().at(-1)).toMatch(onTheWay);
    const message = texts().at(-1)!;

    await page.goto(/https?:\S+/.exec(message)![0]);
    await page
      .getByRole('link', { name: new RegExp(order.orderNumber) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/profile\/order\/track\?id=/);
    const [, code = ''] = onTheWay.exec(message)!;
    await expect(page.getByText(code).first()).toBeVisible();

    await (await atTheDoor(rider, order.orderNumber)).giveCode(code);
    await expect.poll(() => texts().at(-1)).toContain(`${order.orderNumber} டெலிவரி செய்யப்பட்டது`);
    expect(texts()).toHaveLength(3 + told.length);
  });
});

test('a customer who chose WhatsApp at the checkout and cancels the paid order reads there in Tamil what goes back, and that it was sent', async ({
  page,
  shop,
  providers,
}) => {
  const registered = await registerInTamil(shop, ['ORDER_CANCELLED', 'REFUND_SENT']);
  const customer = await newCustomerBySms(shop, providers);
  const { orderId, orderNumber } = await orderByWhatsAppInTamil(page, shop, customer);
  await call(shop, `/order/cancel/${orderId}`, { token: customer.token, method: 'POST' });
  const texts = () =>
    takenFor(providers.whatsApp, customer.mobileNumber)
      .filter(({ request }) => registered.has(JSON.parse(request.body).template.name))
      .map((text) => readWhatsApp(text, registered))
      .sort();
  await expect
    .poll(texts)
    .toEqual([
      expect.stringContaining(`ஆர்டர் ${orderNumber} ரத்து செய்யப்பட்டது. ₹330 உங்களுக்குத் திரும்பி வரும்`),
      ...(isQuiet() ? [] : [expect.stringContaining(`ஆர்டர் ${orderNumber}-க்காக ₹330 திருப்பி அனுப்பிவிட்டோம்`)]),
    ]);
});

test('a customer logs in with the code that comes by WhatsApp, once the one by SMS does not arrive', async ({
  page,
  shop,
  providers,
}) => {
  const { msg91, whatsApp } = providers;
  await saveTemplate(shop, { kind: 'CODE', provider: 'whatsapp', language: 'en', templateId: 'login_code' });
  const { mobileNumber, name } = await newCustomerBySms(shop, providers);
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await typeNumber(page, mobileNumber);
  const panel = loginPanel(page, 'Verify');
  await panel.getByRole('button', { name: 'Send it by WhatsApp' }).click();
  const code = await codeAt([whatsApp], mobileNumber);
  await panel.getByLabel('One-time code').fill(code);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  // Those of the registration and of this login.
  expect(takenFor(msg91, mobileNumber)).toHaveLength(2);
});

test('a customer ends e-mail with one click of the mail program or by the link, hears of the order by SMS then, and sees why', async ({
  page,
  shop,
  providers,
}) => {
  const { twilio, smtp } = providers;
  const customer = await newCustomerBySms(shop, providers);
  await page.setViewportSize(PHONE);
  await seedLogin(page, customer);
  await page.goto('/profile/messages');
  const byMail = choose(page, 'What your order needs', /^E-mail to/);
  await byMail.check();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  const mails = () => mailsAbout(smtp, order.orderNumber);
  await expect.poll(() => mails().map(subjectOf)).toEqual([`Order ${order.orderNumber} is in`]);
  const [mail] = mails();
  const link = /^<(.*)>$/.exec(headerOf(mail!, 'List-Unsubscribe'))![1]!;
  const isEnded = async () => {
    await page.goto('/profile/messages');
    await expect(page.getByText(/^You ended our mail to/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^E-mail/ })).toHaveCount(0);
  };

  await test.step('with one click, which posts what the mail’s header says', async () => {
    const body = new URLSearchParams([headerOf(mail!, 'List-Unsubscribe-Post').split('=')]);
    expect(String(body)).toBe('List-Unsubscribe=One-Click');
    expect(await fetch(link, { method: 'POST', body })).toMatchObject({ status: 200 });
    await call(shop, `/order/cancel/${order.orderId}`, { token: customer.token, method: 'POST' });
    await expect
      .poll(() => takenFor(twilio, customer.mobileNumber).map(({ content }) => content))
      .toContainEqual(expect.stringContaining(`your order ${order.orderNumber} is cancelled`));
    expect(mails()).toHaveLength(1);
    await isEnded();
  });

  await test.step('by the link, after asking for e-mail again', async () => {
    await page.getByRole('button', { name: 'Write e-mails to me again' }).click();
    await expect(byMail).toBeChecked();
    await page.goto(link);
    await page.getByRole('button', { name: 'Stop the e-mail' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Done: no more e-mail goes to k…@example\.com\.$/);
    await page.getByRole('link', { name: 'To my profile' }).click();
    await isEnded();
  });
});

test('a template that the provider refuses is seen by staff, mended, and what it kept from the customer sent again', async ({
  page,
  shop,
  providers,
}) => {
  const { msg91, twilio } = providers;
  const customer = await newCustomerBySms(shop, providers);
  await page.setViewportSize({ width: 1280, height: 800 });
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await saveTemplate(shop, { kind: 'ORDER_CANCELLED', provider: 'msg91', language: 'en', templateId: 'cancelled_old' });
  twilio.settings.rejectWith = '30034';
  msg91.settings.rejectWith = ({ request }) =>
    JSON.parse(request.body).template_id === 'cancelled_new' ? undefined : '203';
  await call(shop, `/order/cancel/${order.orderId}`, { token: customer.token, method: 'POST' });
  const why = /The template was refused, or no id is entered\. Compare its id, its text and the sender/;

  await test.step('the page Messages says why, and has the field for the right id', async () => {
    await staffLogin(page, shop, ADMIN, '/messages');
    const failed = page
      .getByRole('region', { name: 'Did not arrive in the last seven days' })
      .getByRole('listitem')
      .filter({ hasText: `Order cancelled · ${order.orderNumber}` });
    await expect(async () => {
      await page.reload();
      await expect(failed).toContainText(why, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const kind = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Order cancelled' }) });
    await kind.locator('summary').click();
    const english = kind.getByRole('region', { name: 'English' });
    await english.getByLabel('Template id at MSG91').fill('cancelled_new');
    await english.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('The template is saved.')).toBeVisible();
    await failed.getByRole('link', { name: order.orderNumber }).click();
  });

  await test.step('the order’s page says it too, and sends it again', async () => {
    const failed = page
      .getByRole('region', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: 'Order cancelled' });
    await expect(failed).toContainText(why);
    await expect(failed).toContainText('Not sent');
    await failed.getByRole('button', { name: 'Send again: Order cancelled, SMS' }).click();
    await expect
      .poll(() =>
        takenFor(msg91, customer.mobileNumber)
          .map(({ content }) => content)
          .at(-1),
      )
      .toContain(order.orderNumber);
    await expect(failed.getByRole('button')).toHaveCount(0);
  });
});
