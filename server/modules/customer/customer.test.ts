import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { customers } from '../../db/schema';
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
  const answer = await shop.app.inject({ url: '/api/web/customer/detail', headers: customer.headers });
  return answer.json();
};
const update = async (body: unknown, headers: Record<string, string> = customer.headers) => {
  const url = '/api/web/customer/update';
  const answer = await shop.app.inject({ method: 'PUT', url, payload: body as object, headers });
  return { status: answer.statusCode, body: answer.json() };
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
const jpegOfBytes = async (bytes: number) => {
  const picture = await jpeg();
  return dataUrl(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]));
};

describe('the profile', () => {
  it('shows what the shop knows of the customer, to nobody else', async () => {
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

  it('changes what is given and keeps the rest', async () => {
    const other = await loggedInCustomer(shop.deps);
    const answer = await update({ name: '  Kavitha Raman ' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your profile is saved.' } });
    expect(answer.body.data).toMatchObject({ name: 'Kavitha Raman', emailId: 'kavitha@example.com' });
    await update({ emailId: 'raman@example.in' });
    expect((await detail()).data).toMatchObject({ name: 'Kavitha Raman', emailId: 'raman@example.in' });
    const untouched = await shop.app.inject({ url: '/api/web/customer/detail', headers: other.headers });
    expect(untouched.json().data).toMatchObject({ name: 'Kavitha', emailId: 'kavitha@example.com' });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['an empty change', {}, { '': 'There is nothing to change.' }],
    ['an empty name', { name: ' ' }, { name: 'Enter Your Name' }],
    ['a long name', { name: 'x'.repeat(81) }, { name: 'Enter a name of at most 80 characters' }],
    ['no e-mail', { emailId: '' }, { emailId: 'Enter Your email Id' }],
    ['a wrong e-mail', { emailId: 'kavitha@' }, { emailId: 'Enter a valid email Id' }],
    ['another number', { mobileNumber: '9876543210' }, { mobileNumber: 'mobileNumber is not a known field.' }],
    [
      'a link for a photo',
      { photo: 'https://example.com/a.jpg' },
      { photo: 'The photo must be a JPEG, PNG or WebP picture' },
    ],
    ['a GIF', { photo: 'data:image/gif;base64,R0lGODdh' }, { photo: 'The photo must be a JPEG, PNG or WebP picture' }],
    [
      'a photo of 0 bytes',
      { photo: 'data:image/png;base64,' },
      { photo: 'This file is not a whole JPEG, PNG or WebP picture' },
    ],
    [
      'a text as photo',
      { photo: dataUrl(Buffer.from('hello')) },
      { photo: 'This file is not a whole JPEG, PNG or WebP picture' },
    ],
  ])('refuses %s and changes nothing', async (_what, body, fields) => {
    const before = await storedRow();
    expect(await update(body)).toMatchObject({
      status: 400,
      body: { message: Object.values(fields), data: { fields } },
    });
    expect(await storedRow()).toEqual(before);
  });
});

describe('the photo', () => {
  it('is made anew, shown, and removed by null', async () => {
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

  it('that unfolds to too many pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'white' } })
      .png({ palette: true })
      .toBuffer();
    const answer = await update({ photo: dataUrl(bomb, 'png') });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({
      photo: 'This picture has too many pixels. Please choose a smaller one',
    });
  });

  it('that is too large is refused in the language of the reader', async () => {
    const inTamil = { ...customer.headers, 'accept-language': 'ta' };
    const answer = await update({ photo: await jpegOfBytes(204_801) }, inTamil);
    expect(answer.body.message).toBe('கோப்பின் அதிகபட்ச அளவு 200kb');
  });
});
