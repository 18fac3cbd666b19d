import { LANGUAGES } from '../../../contract/constants';
import { MESSAGE_KINDS, NOTIFICATION_KINDS, type MessageKind } from '../../../contract/messageConstants';
import { OPEN_PARTS } from '../../../contract/messageKindConstants';
import { STAFF_NOTICE_KINDS } from '../../../contract/staffNoticeConstants';
import { demoStore } from '../../db/seed/store';
import { translations } from '../../lib/messages';
import { composeText, textToRegister } from './composeText';
import { examplesIn } from './examples';
import { toOpenPart } from './openPart';

/** What an SMS holds in GSM's alphabet, or else in Unicode, alone or as one of several parts. */
const GSM = /^[\w\s@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;
const partsOf = (text: string) => {
  const [alone, each] = GSM.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / each);
};
const WHATSAPP_LENGTH = 1_024;
const PUSH_BYTES = 3_000;
const cases = LANGUAGES.flatMap((language) => MESSAGE_KINDS.map((kind) => [language, kind] as const));
const fixedIn = (language: (typeof LANGUAGES)[number]) => ({
  shop: demoStore.name[language],
  host: 'vayalorganics.example',
  minutes: 5,
  site: 'https://vayalorganics.example/profile/orders',
  home: 'https://vayalorganics.example',
  phone: '+91 98765 43210',
});
const namesOf = (kind: MessageKind) => Object.keys(OPEN_PARTS[kind]);
const filled = (kind: MessageKind, length: number) =>
  Object.fromEntries(namesOf(kind).map((name) => [name, 'த'.repeat(length)]));

it.each(cases)('in %s, %s fits into an SMS, a WhatsApp message and a template of the operators', (language, kind) => {
  const t = translations.in(language);
  const fixed = fixedIn(language);
  const example = examplesIn(language, 8)[kind];
  expect(Object.keys(example).sort()).toEqual(namesOf(kind).sort());
  for (const value of Object.values<string>(example)) expect(toOpenPart(value, 'SMS')).toBe(value);

  const { text } = composeText(t, kind, fixed, example);
  expect(text).not.toContain('{{');
  expect([text, partsOf(text)]).toEqual([text, expect.any(Number)]);
  expect(partsOf(text)).toBeLessThanOrEqual(language === 'en' ? 2 : 3);
  if (language === 'en') expect(text).toMatch(GSM);
  expect(composeText(t, kind, fixed, filled(kind, 300)).text.length).toBeLessThanOrEqual(WHATSAPP_LENGTH);

  const registered = textToRegister(t, kind, fixed);
  const tags = registered.match(/\{#\w+#\}/g) ?? [];
  expect(namesOf(kind).length).toBeLessThanOrEqual(2);
  expect(tags).toHaveLength(kind === 'CODE' ? 2 : namesOf(kind).length);
  // Words are between them, and none is the end of the text's first word.
  for (const between of registered.split(/\{#\w+#\}/).slice(1, -1)) expect(between).toMatch(/[\p{L}@]/u);
});

it.each(LANGUAGES)('in %s, every notification has a title and a body that a push carries', (language) => {
  const t = translations.in(language);
  for (const kind of NOTIFICATION_KINDS) {
    const open = { ...fixedIn(language), ...filled(kind, 40) };
    const payload = JSON.stringify([t(`messaging.titles.${kind}`, open), t(`messaging.bodies.${kind}`, open)]);
    expect(payload).not.toContain('{{');
    expect([kind, Buffer.byteLength(payload) < PUSH_BYTES]).toEqual([kind, true]);
  }
});

it.each(LANGUAGES)('in %s, what changed about an order is sent whole', (language) => {
  const t = translations.in(language);
  for (const part of [
    'mended.details',
    'mended.refund',
    'mended.lessToPay',
    'added.joined',
    'added.unpaid',
    'added.unconfirmed',
  ] as const) {
    const value = t(`messaging.parts.${part}`, { amount: 'Rs 1,000' });
    expect(toOpenPart(value, 'SMS')).toBe(value);
  }
});

/** Telephones cut what is longer, on a locked screen sooner. */
const TITLE_LENGTH = 60;
const BODY_LENGTH = 150;

it.each(LANGUAGES)('in %s, a locked screen shows the whole of what staff are notified of', (language) => {
  const t = translations.in(language);
  const open = { order: 'VY100042', amount: '₹1,00,000.00' };
  for (const kind of STAFF_NOTICE_KINDS) {
    const title = t(`messaging.staff.titles.${kind}`, open);
    const body = `${t(`messaging.staff.bodies.${kind}`, open)} ${t(`messaging.staff.waiting.${kind}`, { count: 999 })}`;
    expect(title + body).not.toContain('{{');
    expect(title).toContain(open.order);
    expect([title, title.length <= TITLE_LENGTH]).toEqual([title, true]);
    expect([body, body.length <= BODY_LENGTH]).toEqual([body, true]);
  }
});

it('cuts a value between letters, and puts it on one line', () => {
  const letters = Array.from(new Intl.Segmenter('ta').segment('க்ஷீ'.repeat(30)), ({ segment }) => segment);
  const cut = toOpenPart(letters.join(''), 'SMS');
  expect(cut.length).toBeLessThanOrEqual(40);
  expect(letters.join('').slice(0, cut.length)).toBe(cut);
  expect(cut.length % letters[0]!.length).toBe(0);
  expect(toOpenPart('Kavi\u0000tha\r\n  S\u202e.', 'SMS')).toBe('Kavi tha S .');
  for (const joined of ['क्\u200dष', 'ക്\u200c', '👩\u200d🌾']) expect(toOpenPart(`${joined}\u0007`, 'SMS')).toBe(joined);
});
