import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { LANGUAGES } from '../../../contract/constants';
import { CONTENT_PAGES, findRoute, type ContentPage as PageName } from '../../../contract/routes';
import { factsOf, fillIn } from '../../content/fillIn';
import { loadContent } from '../../content/loadContent';
import type { Block, PageText, SellersOwn } from '../../content/pageText';
import enCommon from '../../locales/en/common.json';
import hiCommon from '../../locales/hi/common.json';
import taCommon from '../../locales/ta/common.json';
import { buildStore, paymentTerms } from '../../testing/builders/store';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContentPage } from './ContentPage';

/** Texts that are more than placeholders. */
const textsOf = ({ title, intro, blocks: opening = [], sections }: PageText): string[] =>
  [
    title,
    intro,
    ...opening.flatMap(textsOfBlock),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]),
  ].filter((text) => text.replace(/\{\w+\}/g, '') !== '');
const textsOfBlock = (block: Block | SellersOwn): string[] => {
  if (typeof block === 'string') return [block];
  if ('own' in block) return [block.none, ...(block.more ? [block.more] : [])].flatMap(textsOfBlock);
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('question' in block) return [block.question, block.answer];
  if ('quote' in block) return [block.quote];
  if ('roles' in block) return block.roles.flatMap(({ title, text }) => [title, text]);
  if ('invitation' in block) return [block.invitation, block.text, block.action];
  if ('action' in block) return [block.action];
  return [];
};

const invitationsOf = ({ blocks = [] }: PageText) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'own' in block && block.more ? [block.more] : []));

const open = async (page: PageName, options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<ContentPage content={await loadContent(page)} />, options);

describe('content pages', () => {
  test.each(CONTENT_PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const)))(
    '%s has all its text in %s',
    async (page, language) => {
      const text = (await loadContent(page))[language];
      const { container } = await open(page, { language });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
      await waitFor(() => expect(container).not.toHaveTextContent('…'));
      for (const { heading } of text.sections) {
        expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
      }
      const invitations = invitationsOf(text).length;
      const headings = text.sections.length + invitations + (text.hasRecipes ? 1 : 0);
      await waitFor(() => expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(headings));
      // No placeholder or link markup is left.
      expect(container).not.toHaveTextContent(/[{}[\]]|\*\*/);
      for (const link of container.querySelectorAll('a[href^="/"]')) {
        expect(findRoute(new URL(link.getAttribute('href')!, window.location.href).pathname)).toBeDefined();
      }
    },
  );

  test.each(CONTENT_PAGES)('%s has the same content in every language', async (page) => {
    const content = await loadContent(page);
    const shapeOf = (language: (typeof LANGUAGES)[number]) =>
      [content[language], ...content[language].sections].map(({ blocks = [] }) =>
        blocks.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block).join())),
      );
    expect(shapeOf('ta')).toEqual(shapeOf('en'));
    expect(shapeOf('hi')).toEqual(shapeOf('en'));
  });

  test.each(CONTENT_PAGES)('%s is written in the script of each language', async (page) => {
    const { ta, hi } = await loadContent(page);
    const foreign = (text: PageText, script: RegExp) => textsOf(text).filter((text) => !script.test(text));
    expect(foreign(ta, /\p{Script=Tamil}/u)).toEqual([]);
    expect(foreign(hi, /\p{Script=Devanagari}/u)).toEqual([]);
  });

  it('shows the charges of this shop', async () => {
    await open('faq');
    expect(await screen.findByText('Yes: ₹149 worth of products in your cart.')).toBeInTheDocument();
    expect(screen.getByText(/^₹40 per order, and free from ₹499\./)).toBeInTheDocument();
    expect(screen.getByText(/up to and including the status CONFIRMED/)).toBeInTheDocument();
  });

  it('promises no free delivery where the shop has none', async () => {
    const store = buildStore();
    const charges = { ...store.charges, freeDeliveryFromPaise: null };
    mswServer.use(http.get(api('/homepage/store'), () => ok({ ...store, charges })));
    await open('faq');
    expect(await screen.findByText(/^₹40 per order\. The bill shows it/)).toBeInTheDocument();
  });

  it('links to the parts of many questions', async () => {
    const { container } = await open('faq');
    const parts = within(screen.getByRole('navigation', { name: 'FAQ' })).getAllByRole('link');
    const targets = parts.map((part) => container.querySelector(part.getAttribute('href')!)?.textContent);
    expect(targets.every((text, index) => text?.startsWith(parts[index]!.textContent))).toBe(true);
    expect(parts.map((part) => part.textContent)).toContain('Delivery');
  });

  it('links to the parts of long terms, and has no links on a short page', async () => {
    const { unmount } = await open('terms-and-conditions');
    expect(screen.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('href', '#part-7');
    unmount();
    await open('support');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows on Support how to reach the shop and who decides on complaints', async () => {
    await open('support');
    expect(await screen.findByRole('link', { name: /\+91 422 000 0001$/ })).toHaveAttribute(
      'href',
      'tel:+914220000001',
    );
    expect(screen.getByRole('link', { name: /hello@vayal\.example$/ })).toHaveAttribute(
      'href',
      'mailto:hello@vayal.example',
    );
    expect(screen.getByText('Grievance officer')).toBeInTheDocument();
    expect(screen.getByText('Sample: replace in settings')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'grievance@vayal.example' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  });

  it('leads from Support to the authorities by name, and calls the helpline by a tap', async () => {
    const { container } = await open('support');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('National Consumer Helpline')).toHaveAttribute('href', 'https://consumerhelpline.gov.in');
    expect(link('1915')).toHaveAttribute('href', 'tel:1915');
    expect(link('FSSAI’s complaints page')).toHaveAttribute('rel', 'noopener');
    expect(container).not.toHaveTextContent('.gov.in');
    const ofApp = /or its app Food Safety Connect \(our FSSAI licence is 00000000000000\)/;
    expect(await screen.findByText(ofApp)).toBeVisible();
  });

  it('says what the team does, without samples of persons', async () => {
    const { container } = await open('our-team');
    await waitFor(() => expect(container).not.toHaveTextContent('…'));
    const roles = screen.getAllByRole('heading', { level: 3 }).map((role) => role.textContent);
    expect(roles).toEqual(['We buy', 'We clean and pack', 'We deliver']);
  });

  it('ends Testimonials with recipes to try, and other pages without', async () => {
    const { unmount } = await open('testimonials');
    expect(await screen.findByRole('heading', { level: 2, name: 'What shall we cook?' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Foxtail millet dosa' })).toBeInTheDocument();
    unmount();
    await open('our-team');
    expect(screen.queryByRole('heading', { name: 'What shall we cook?' })).not.toBeInTheDocument();
  });

  it('invites to write a testimonial, also below those that there are', async () => {
    const { unmount } = await open('testimonials');
    const first = 'The first words here can be yours.';
    expect(screen.getByRole('heading', { level: 2, name: first })).toBeInTheDocument();
    unmount();
    const testimonials = [{ quote: 'The ragi is fresh.', source: 'Meena, Peelamedu' }];
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ testimonials }))));
    await open('testimonials');
    expect(await screen.findByText('The ragi is fresh.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: first })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'What would you say?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support');
  });

  it('calls and writes by a tap also within text', async () => {
    await open('our-team');
    expect(await screen.findByRole('link', { name: /422/ })).toHaveAttribute('href', 'tel:+914220000001');
    expect(screen.getByRole('link', { name: 'hello@vayal.example' })).toHaveAttribute(
      'href',
      'mailto:hello@vayal.example',
    );
  });

  test.each(['support', 'franchise'] as const)('has a form to write to the shop on %s', async (page) => {
    await open(page);
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test.each<[PageName, RegExp[]]>([
    [
      'terms-and-conditions',
      [
        /Sample: replace in settings, 12 Sample Street.*E-mail hello@vayal\.example\. Phone \+91 422 000 0001/,
        /FSSAI licence 00000000000000\. GSTIN Sample: replace in settings\. You buy directly/,
        /include all taxes and are never above the MRP/,
        /within 15 minutes of ordering, at most ₹1,00,000 in one payment/,
        /at least 30% of their shelf life or 45 days/,
        /There is no cancellation charge/,
        /You choose between a replacement and a refund/,
        /You need not accept an order that comes later than promised/,
        /Grievance officer, Sample: replace in settings, grievance@vayal\.example, \+91 422 000 0003/,
        /a ticket number at once, an acknowledgement within 48 hours and a decision within one month/,
      ],
    ],
    [
      'privacy-policy',
      [
        /Digital Personal Data Protection Act, 2023/,
        /Mobile number: to log you in/,
        /What you wrote to us: 2 years/,
        /“Download my data” in your profile/,
        /“Erase my account” in your profile/,
        /To withdraw your consent, as easily as you gave it/,
        /To name someone who may exercise your rights/,
        /Data Protection Board of India/,
      ],
    ],
    ['support', [/ticket number, an acknowledgement within 48 hours, and a decision within one month/, /1915/]],
  ])('states what the law requires on %s', async (page, sentences) => {
    const { container } = await open(page);
    await waitFor(() => expect(container).not.toHaveTextContent('…'));
    for (const sentence of sentences) expect(container).toHaveTextContent(sentence);
  });

  test.each<['en' | 'ta' | 'hi', string]>([
    ['en', 'within 72 hours of delivery'],
    ['ta', 'பெற்ற 72 மணி நேரத்திற்குள்'],
    ['hi', 'डिलीवरी के 72 घंटे के अंदर'],
  ])('says in %s how long a problem can be reported, as the shop has set it', async (language, text) => {
    const store = buildStore();
    mswServer.use(
      http.get(api('/homepage/store'), () => ok({ ...store, limits: { ...store.limits, complaintHours: 72 } })),
    );
    for (const page of ['terms-and-conditions', 'support', 'faq'] as const) {
      const { container, unmount } = await open(page, { language });
      await waitFor(() => expect(container).toHaveTextContent(text));
      unmount();
    }
  });

  it.each([
    ['app', /on a phone a button opens your UPI app/, /Refunds usually arrive within minutes/],
    ['page', /a button leads to the page of our payment service/, /Refunds take 2 to 7 working days/],
    ['byHand', /on a phone a button opens your UPI app/, /We send refunds ourselves/],
  ] as const)('says how the shop is paid and gives money back: %s', async (terms, ways, refunds) => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ payment: paymentTerms[terms] }))));
    const { container } = await open('faq');
    await waitFor(() => expect(container).toHaveTextContent(ways));
    expect(container).toHaveTextContent(refunds);
  });

  it('names states and buttons as they are labelled in the language of the page', async () => {
    const { container } = await open('faq', { language: 'ta' });
    await waitFor(() => expect(container).toHaveTextContent('“உறுதிசெய்யப்பட்டது” நிலை வரை'));
    expect(container).toHaveTextContent('“பணம் செலுத்திவிட்டேன் – சரிபார்க்க”');
  });

  test.each([
    ['en', 'ta'],
    ['hi', 'ta'],
    ['ta', null],
  ] as const)('marks Tamil on a page in %s as %s', async (language, lang) => {
    const { container } = await open('our-story', { language });
    await waitFor(() => expect(container).not.toHaveTextContent('…'));
    const marked = [...container.querySelectorAll('.blocks [lang]')].map((word) => [
      word.textContent,
      word.getAttribute('lang'),
    ]);
    expect(marked).toEqual(lang === null ? [] : [['வயல்', lang]]);
  });

  it('explains no name that is not the shop’s', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ name: 'Selvi Millets' }))));
    const { container } = await open('our-story');
    await waitFor(() => expect(container).toHaveTextContent('Selvi Millets is a shop for grain'));
    expect(container).not.toHaveTextContent('Vayal');
  });

  test.each<[PageName, string]>([
    ['our-team', 'Would you like to know who packs your order?'],
    ['testimonials', 'The first words here can be yours.'],
  ])('has no samples on %s', async (page, text) => {
    const { container } = await open(page);
    await waitFor(() => expect(container).toHaveTextContent(text));
    expect(container).not.toHaveTextContent('Sample');
  });

  test.each(
    (['terms-and-conditions', 'privacy-policy', 'support'] as const).flatMap((page) =>
      LANGUAGES.map((language) => [page, language] as const),
    ),
  )('marks samples as such on %s in %s', async (page, language) => {
    const sample = { en: enCommon, ta: taCommon, hi: hiCommon }[language].sample;
    const { grievanceOfficer } = buildStore();
    const store = buildStore({
      legalName: `Vayal foods (${sample})`,
      address: sample,
      fssaiLicence: sample,
      gstin: sample,
      grievanceOfficer: { ...grievanceOfficer, name: sample },
    });
    mswServer.use(http.get(api('/homepage/store'), () => ok(store)));
    const { container } = await open(page, { language });
    await waitFor(() => expect(container).toHaveTextContent('grievance@vayal.example'));
    expect(container).toHaveTextContent(`Vayal foods (${sample}), ${sample}`);
    expect(container).toHaveTextContent(new RegExp(`${grievanceOfficer.designation}[,:]? ?${sample}`));
  });

  const withoutContacts = () =>
    buildStore({
      gstin: '',
      phones: [],
      email: '',
      state: '',
      grievanceOfficer: { ...buildStore().grievanceOfficer, name: '', email: '', phone: '' },
    });

  test.each(LANGUAGES)('leaves out of its texts in %s what the seller does not have', async (language) => {
    for (const page of CONTENT_PAGES) {
      const texts = textsOf((await loadContent(page))[language]).map((text) =>
        fillIn(text, factsOf(withoutContacts())),
      );
      expect(texts.filter((text) => /[<>]|,[,.:।]|\s[\s,.:;।]/.test(text))).toEqual([]);
    }
  });

  it('offers no way to the shop that the seller does not have', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(withoutContacts())));
    const { container } = await open('support');
    expect(await screen.findByText(buildStore().hours)).toBeInTheDocument();
    expect(container.querySelectorAll('[href="tel:"], [href="mailto:"]')).toHaveLength(0);
  });

  it("tries again when the shop's facts could not be read", async () => {
    mswServer.use(http.get(api('/homepage/store'), () => rejected(500), { once: true }));
    const { user } = await open('faq');
    // Text shows without the facts.
    expect(screen.getByText('Yes: … worth of products in your cart.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Yes: ₹149 worth of products in your cart.')).toBeInTheDocument();
  });
});
