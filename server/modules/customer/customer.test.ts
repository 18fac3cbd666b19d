import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { customers } from '../../db/schema';
import { loginCalls } from '../../testing/loginCalls';
import { loggedInCustomer, type LoggedInCustomer } from '../../testing/loggedInCustomer';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let customer: LoggedInCustomer;
beforeAll(async () => {
  shop = await makeTestApp({ seed: false });
});
beforeEach(async () => {
  customer = await loggedInCustomer(shop.deps);
});
afterAll(() => shop.close());

const detail = async () => {
  const response = await shop.app.inject({ url: '/api/web/customer/detail', headers: customer.headers });
  return response.json();
};
const update = async (body: unknown, headers: Record<string, string> = customer.headers) => {
  const url = '/api/web/customer/update';
  const response = await shop.app.inject({ method: 'PUT', url, payload: body as object, headers });
  return { status: response.statusCode, body: response.json() };
};
const storedRow = async () => {
  const [row] = await shop.deps.db.select().from(customers).where(eq(customers.id, customer.customerId));
  return row!;
};
const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'brown' } })
    .jpeg()
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;
const noisyJpeg = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
const tooManyPixels = 'This picture has too many pixels. Please choose a smaller one';
const whitePng = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
    .png({ palette: true })
    .toBuffer();
/** A PNG whose header claims `side` pixels and whose body is nearly empty. */
const promisingPng = (side: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', head), body, chunk('IEND', Buffer.alloc(0))]);
};
const jpegOfBytes = async (bytes: number) => {
  const picture = await jpeg();
  return dataUrl(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]));
};

describe('the profile', () => {
  it('is returned to its customer only', async () => {
    expect(await detail()).toEqual({
      status: 200,
      message: 'Done',
      data: {
        name: 'Kavitha',
        emailId: 'kavitha@example.com',
        mobileNumber: customer.mobileNumber,
        photo: null,
        createdAt: shop.deps.clock.now().toISOString(),
      },
    });
    const visitor = await shop.app.inject({ url: '/api/web/customer/detail' });
    expect(visitor.json()).toEqual({ status: 401, message: 'Please log in.', data: null });
    expect((await update({ name: 'Anyone' }, {})).status).toBe(401);
  });

  it('updates the given fields and leaves the rest', async () => {
    const other = await loggedInCustomer(shop.deps);
    const response = await update({ name: '  Kavitha Raman ' });
    expect(response).toMatchObject({ status: 200, body: { message: 'Your profile is saved.' } });
    expect(response.body.data).toMatchObject({ name: 'Kavitha Raman', emailId: 'kavitha@example.com' });
    expect((await update({ name: 'Raman', emailId: 'kavitha@example.com' })).status).toBe(200);
    expect((await detail()).data).toMatchObject({ name: 'Raman', emailId: 'kavitha@example.com' });
    const unchanged = await shop.app.inject({ url: '/api/web/customer/detail', headers: other.headers });
    expect(unchanged.json().data).toMatchObject({ name: 'Kavitha', emailId: 'kavitha@example.com' });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['an empty change', {}, { '': 'There is nothing to change.' }],
    ['an empty name', { name: ' ' }, { name: 'Enter Your Name' }],
    ['a long name', { name: 'x'.repeat(81) }, { name: 'Enter a name of at most 80 characters in one line' }],
    ['no e-mail', { emailId: '' }, { emailId: 'Enter Your email Id' }],
    ['a wrong e-mail', { emailId: 'kavitha@' }, { emailId: 'Enter a valid email Id' }],
    ['another number', { mobileNumber: '9876543210' }, { mobileNumber: 'mobileNumber is not a known field.' }],
    [
      'a link for a photo',
      { photo: 'https://example.com/a.jpg' },
      { photo: 'The photo must be a JPEG, PNG or WebP picture' },
    ],
    ['a GIF', { photo: 'data:image/gif;base64,R0lGODdh' }, { photo: 'The photo must be a JPEG, PNG or WebP picture' }],
  ])('rejects %s and changes nothing', async (_what, body, fields) => {
    const before = await storedRow();
    expect(await update(body)).toMatchObject({
      status: 400,
      body: { message: Object.values(fields), data: { fields } },
    });
    expect(await storedRow()).toEqual(before);
  });
});

describe('the language', () => {
  const change = async (payload: object) => {
    const { headers } = customer;
    return (await shop.app.inject({ method: 'PUT', url: '/api/web/customer/language', payload, headers })).statusCode;
  };

  it('is unknown for older customers, and the one that was chosen last', async () => {
    expect(await storedRow()).toMatchObject({ language: null });
    expect([await change({ language: 'ta' }), await change({ language: 'hi' })]).toEqual([200, 200]);
    expect(await storedRow()).toMatchObject({ language: 'hi' });
  });

  it.each([[{}], [{ language: 'fr' }], [{ language: null }], [{ language: 'ta', name: 'Raman' }]])(
    'is not changed by %j',
    async (payload) => {
      await change({ language: 'ta' });
      expect(await change(payload)).toBe(400);
      expect(await storedRow()).toMatchObject({ language: 'ta', name: 'Kavitha' });
    },
  );
});

describe('another e-mail', () => {
  const emailId = 'raman@example.in';
  const newCode = (purpose: 'EMAIL' | 'ERASE' = 'EMAIL') => loginCalls(shop).confirmation(customer.token, purpose);

  it('is saved with a fresh code, once', async () => {
    const code = await newCode();
    expect(await update({ emailId, ...code })).toMatchObject({ status: 200, body: { data: { emailId } } });
    expect((await update({ emailId: 'other@example.in', ...code })).status).toBe(410);
    expect((await storedRow()).emailId).toBe(emailId);
  });

  it('is rejected without a code, with a wrong one and with one for something else', async () => {
    const before = await storedRow();
    expect(await update({ emailId, name: 'Raman' })).toMatchObject({
      status: 400,
      body: { message: ['Please enter OTP'], data: { fields: { otp: 'Please enter OTP' } } },
    });
    const { session_id, otp } = await newCode();
    const wrong = String((Number(otp) + 1) % 10_000).padStart(4, '0');
    expect((await update({ emailId, session_id, otp: wrong })).status).toBe(409);
    expect((await update({ emailId, ...(await newCode('ERASE')) })).status).toBe(410);
    expect(await storedRow()).toEqual(before);
    expect((await update({ emailId, session_id, otp })).status).toBe(200);
  });
});

describe('the photo', () => {
  it('is re-encoded, shown, and removed by null', async () => {
    const { body } = await update({ photo: dataUrl(await jpeg()) });
    expect(body.data.photo).toMatch(/^data:image\/webp;base64,/);
    const stored = Buffer.from((await storedRow()).photo!.split(',')[1]!, 'base64');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect((await detail()).data.photo).toBe(body.data.photo);

    expect((await update({ name: 'Raman' })).body.data.photo).toBe(body.data.photo);
    expect((await update({ photo: null })).body.data).toMatchObject({ photo: null, name: 'Raman' });
  });

  it('may have 204800 bytes; one more, or very many more, is too large', async () => {
    expect((await update({ photo: await jpegOfBytes(204_800) })).status).toBe(200);
    const before = await storedRow();
    for (const bytes of [204_801, 3_000_000]) {
      expect(await update({ photo: await jpegOfBytes(bytes) })).toEqual({
        status: 413,
        body: { status: 413, message: 'Max File size is 200kb', data: null },
      });
    }
    expect(await storedRow()).toEqual(before);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const wrongType = 'The photo must be a JPEG, PNG or WebP picture';
  const noPicture = 'This file is not a whole JPEG, PNG or WebP picture';
  it.each<[string, () => string | Promise<string>, string]>([
    ['empty', () => 'data:image/png;base64,', noPicture],
    ['a text by the name of .png', () => dataUrl(Buffer.from('Dear shop, hello.'), 'png'), noPicture],
    ['an SVG', () => dataUrl(svg, 'svg+xml'), wrongType],
    ['an SVG by the name of .png', () => dataUrl(svg, 'png'), noPicture],
    ['a JPEG that breaks off', async () => dataUrl((await noisyJpeg()).subarray(0, 9_000)), noPicture],
    ['25 million pixels large', async () => dataUrl(await whitePng(5_000), 'png'), tooManyPixels],
    ['3,600 million pixels by its head', async () => dataUrl(promisingPng(60_000), 'png'), tooManyPixels],
  ])('the photo that is %s is rejected with a message, and the previous one stays', async (_what, photo, message) => {
    await update({ photo: dataUrl(await jpeg()) });
    const before = await storedRow();
    expect(await update({ photo: await photo(), name: 'Raman' })).toMatchObject({
      status: 400,
      body: { message: [message], data: { fields: { photo: message } } },
    });
    expect(await storedRow()).toEqual(before);
  });

  it('that is too large is rejected in the user’s language', async () => {
    const inTamil = { ...customer.headers, 'accept-language': 'ta' };
    const response = await update({ photo: await jpegOfBytes(204_801) }, inTamil);
    expect(response.body.message).toBe('கோப்பின் அதிகபட்ச அளவு 200kb');
  });
});
