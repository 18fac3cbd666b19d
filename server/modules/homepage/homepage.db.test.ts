import { eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import { banners, deliveryAreas, storeSettings } from '../../db/schema';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;

beforeAll(async () => {
  shop = await makeTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => shop.close());

async function call(path: string, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const response = await shop.app.inject({ url: `/api/web/homepage${path}`, headers });
  return { status: response.statusCode, ...response.json() };
}

/** Other processes' changes show after half a second. */
const waitForOtherProcesses = () => shop.deps.clock.advance(1);

/** The shop has one area. */
async function setSteps(chargePaise: number, freeFromPaise: number) {
  const deliverySteps = [
    { fromPaise: 0, chargePaise },
    { fromPaise: freeFromPaise, chargePaise: 0 },
  ];
  await shop.deps.db.update(deliveryAreas).set({ deliverySteps });
  waitForOtherProcesses();
}

describe('the store', () => {
  it.each([
    ['en', 'Vayal', 'Vayal green foods', 'Sample: replace in settings', 'Coimbatore'],
    ['ta', 'வயல்', 'வயல் பசுமை உணவுகள்', 'மாதிரி: அமைப்புகளில் மாற்றவும்', 'கோயம்புத்தூர்'],
    ['hi', 'वयल', 'वयल ग्रीन फ़ूड्स', 'नमूना: सेटिंग में बदलें', 'कोयंबटूर'],
  ] as const)('has its name, licence and city in %s', async (language, name, storeName, fssaiLicence, city) => {
    const { status, data } = await call('/store', language);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name, storeName, fssaiLicence, city });
  });

  it('has charges, limits, contacts, area and map settings', async () => {
    const { data } = await call('/store');
    expect(data).toMatchObject({
      charges: { deliveryChargePaise: 4_000, freeDeliveryFromPaise: 49_900, minimumOrderPaise: 14_900 },
      copyright: expect.stringContaining('2024'),
      limits: { codeDigits: 4, codeMinutes: 5, loginDays: 30, paymentMinutes: 15, paymentLimitPaise: 10_000_000 },
      payment: { ways: { link: true, qr: true, intent: true }, refunds: 'MINUTES' },
      map: { googleMapsKey: null, tileUrl: expect.stringContaining('{z}') },
      demo: true,
      isSample: true,
    });
    expect(data.phones).toHaveLength(2);
    expect(data.delivery.area).toHaveLength(7);
    expect(data.delivery.localities).toHaveLength(50);
    expect(data.delivery.localities).toContainEqual({
      name: 'Peelamedu',
      nameTa: 'பீளமேடு',
      nameHi: 'पीलमेडु',
      pin: '641004',
      location: { lat: 11.0285, lng: 77.0065 },
      serviceable: true,
    });
  });

  it('shows a changed charge', async () => {
    await setSteps(5_000, 49_900);
    expect((await call('/store')).data.charges.deliveryChargePaise).toBe(5_000);
    await setSteps(4_000, 49_900);
  });

  it('promises delivery within two days where the settings name no lead time, else within theirs', async () => {
    const [row] = await shop.deps.db.select().from(storeSettings);
    const before = row!.settings;
    const leadDaysWith = async (leadDays?: number) => {
      const { leadDays: _, ...delivery } = before.delivery;
      const settings = { ...before, delivery: { ...delivery, ...(leadDays !== undefined && { leadDays }) } };
      await shop.deps.db.update(storeSettings).set({ settings });
      waitForOtherProcesses();
      return (await call('/store')).data.delivery.leadDays;
    };
    expect(await leadDaysWith()).toBe(2);
    expect(await leadDaysWith(0)).toBe(0);
    await shop.deps.db.update(storeSettings).set({ settings: before });
  });
});

describe('banners and offers', () => {
  it('come in order and in the user’s language', async () => {
    const titles = async (path: string, language: Language) =>
      (await call(path, language)).data.map(({ title }: { title: string }) => title);
    expect(await titles('/banner/list', 'en')).toEqual([
      'Millets, straight from the field',
      'Heirloom rices, grown for generations',
      'Breakfast in ten minutes',
    ]);
    expect((await titles('/banner/list', 'ta'))[1]).toBe('தலைமுறைகள் கண்ட பாரம்பரிய அரிசிகள்');
    expect(await titles('/offer/list', 'hi')).toEqual(['10% की छूट', '₹50 की छूट', 'मुफ़्त डिलीवरी']);
    const { data } = await call('/offer/list');
    expect(data.map(({ couponCode }: { couponCode: string }) => couponCode)).toEqual(['WELCOME10', 'MILLET50', null]);
  });

  it('state the charges and the city of the settings', async () => {
    await setSteps(4_000, 150_050);
    expect((await call('/banner/list')).data[0].text).toBe('Free delivery from ₹1,500.50 · every day in Coimbatore');
    expect((await call('/offer/list')).data[2].text).toBe('On every order from ₹1,500.50.');
    expect((await call('/banner/list', 'hi')).data[0].text).toContain('कोयंबटूर');
    await setSteps(4_000, 49_900);
  });

  it('leave out free delivery where an area charges at every amount', async () => {
    const deliverySteps = [{ fromPaise: 0, chargePaise: 4_000 }];
    const offers = (await call('/offer/list')).data;
    await shop.deps.db.update(deliveryAreas).set({ deliverySteps });
    waitForOtherProcesses();
    expect((await call('/store')).data.charges).toMatchObject({ freeDeliveryFromPaise: null });
    expect((await call('/banner/list')).data[0].text).toBe('Every day in Coimbatore');
    const left = (await call('/offer/list')).data;
    expect(left).toEqual(offers.filter(({ text }: { text: string }) => !text.startsWith('On every order')));
    expect(left).toHaveLength(offers.length - 1);
    await setSteps(4_000, 49_900);
  });

  it('leave out inactive ones', async () => {
    const off = eq(banners.id, 'banner-rices');
    await shop.deps.db.update(banners).set({ active: false }).where(off);
    waitForOtherProcesses();
    expect((await call('/banner/list')).data).toHaveLength(2);
    await shop.deps.db.update(banners).set({ active: true }).where(off);
    waitForOtherProcesses();
  });
});
