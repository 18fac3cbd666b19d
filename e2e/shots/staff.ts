import { STAFF_ROLE } from '../../contract/staffRights';
import { advanceOrder, call, newCustomer, payOrder, placeOrder, type Customer, type PlacedOrder } from '../support/api';
import { seedLogin } from '../support/browser';
import { atTheDoor } from '../support/ride';
import type { RunningShop } from '../support/server';
import { open, shootOn, APPEARANCE } from '../support/shots';
import { callStaff, staffLogin, staffToken } from '../support/staff';
import { expect, test } from '../support/test';

test.use(APPEARANCE);
test.setTimeout(300_000);

const { SALES_PERSON, ADMIN, RIDER } = STAFF_ROLE;
/** Counts the steps from ORDER_CREATED. */
const [CONFIRMED, READY, DELIVERED] = [1, 3, 5];

interface DemoOrder {
  name: string;
  street: string;
  landmark: string;
  at: [lng: number, lat: number];
  packs: [id: string, quantity: number][];
  steps: number;
  atDoor?: boolean;
  note?: string;
}

const ORDERS: readonly DemoOrder[] = [
  {
    name: 'Meena',
    street: '8 Trichy Road',
    landmark: 'Opposite the lake',
    at: [76.9925, 10.9935],
    packs: [['pm-sathu-500', 1]],
    steps: DELIVERED,
  },
  {
    name: 'Valli',
    street: '21 Bashyakarlu Road',
    landmark: 'Near the park',
    at: [76.9502, 11.0088],
    packs: [
      ['rc-mapp-1000', 2],
      ['dm-multi-500', 1],
    ],
    steps: READY,
    atDoor: true,
  },
  {
    name: 'Karthik',
    street: '4 Power House Road',
    landmark: 'Behind the temple',
    at: [76.96, 11.021],
    packs: [['rc-seera-5000', 1]],
    steps: READY,
  },
  {
    name: 'Fathima',
    street: '17 Sathy Road',
    landmark: 'Blue gate',
    at: [76.979, 11.0385],
    packs: [
      ['ml-thinai-1000', 1],
      ['pu-ragi-500', 2],
    ],
    steps: READY,
    note: 'Please ring twice',
  },
  {
    name: 'Joseph',
    street: '33 Race Course Road',
    landmark: 'Second floor',
    at: [76.9762, 11.0002],
    packs: [
      ['ml-ragi-1000', 2],
      ['dm-ragi-500', 2],
    ],
    steps: CONFIRMED,
    atDoor: true,
    note: 'Call before you come',
  },
  {
    name: 'Thenmozhi',
    street: '2 Avinashi Road',
    landmark: 'Hope College stop',
    at: [77.019, 11.0265],
    packs: [
      ['ml-ragi-1000', 1],
      ['rc-kavuni-500', 2],
    ],
    steps: CONFIRMED,
  },
  {
    name: 'Divya',
    street: '11 Mettupalayam Road',
    landmark: 'Saibaba temple',
    at: [76.945, 11.0255],
    packs: [['ml-combo5-2500', 1]],
    steps: 0,
  },
  {
    name: 'Harini',
    street: '5 Nethaji Road',
    landmark: 'Ration shop',
    at: [76.983, 11.0125],
    packs: [['pm-ragi-500', 2]],
    steps: 0,
    atDoor: true,
  },
];

/** Two prices, a state, a price above its MRP, and a product that isn't there. */
const PRICES = [
  'SKU,Net weight (g),MRP (₹),Price (₹),State',
  'ML-THINAI,500,80,72,',
  'ML-RAGI,1000,110,104,',
  'RC-SIVAN,,,,Hidden',
  'PM-RAGI,500,120,125,',
  'PM-OATS,500,120,110,',
].join('\n');

/** Orders of a morning, in different states. */
async function fillTheMorning(shop: RunningShop) {
  const token = await staffToken(shop, SALES_PERSON);
  const placed = [];
  for (const { name, street, landmark, at, packs, steps, atDoor, note } of ORDERS) {
    const customer = await newCustomer(shop, name);
    const items = packs.map(([_id, quantity]) => ({ _id, quantity }));
    const address = { street, landmark, location: { type: 'Point' as const, coordinates: at } };
    const more = { ...(note && { note }), ...(atDoor && { paymentMethod: 'AT_DOOR' as const }) };
    const order = await placeOrder(shop, customer, items, { address, ...more });
    if (!atDoor) await payOrder(shop, order);
    else if (steps > 0)
      await callStaff(shop, '/orders/advance', {
        token,
        body: { orders: [{ orderNumber: order.orderNumber, expectedStatus: 'ORDER_CREATED', approve: true }] },
      });
    await advanceOrder(shop, order, steps);
    placed.push({ ...order, customer });
  }
  return placed;
}

const reportProblem = (shop: RunningShop, { orderId, customer }: PlacedOrder & { customer: Customer }) =>
  call(shop, `/order/complaint/${orderId}`, {
    token: customer.token,
    body: { lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'The pack was torn at one corner.' },
  });

test('a day in the staff area', async ({ page: staffPage, anotherDevice, shop }) => {
  const orders = await fillTheMorning(shop);
  const [delivered, valli, , , joseph] = orders as [(typeof orders)[number], ...typeof orders];

  await staffPage.goto('/staff');
  await expect(staffPage.getByLabel('Mobile Number')).toBeVisible();
  await shootOn('phone', staffPage, 'login');

  await staffPage.setViewportSize({ width: 1280, height: 800 });
  await staffLogin(staffPage, shop, SALES_PERSON);
  await expect(staffPage.getByText('Live: changes appear by themselves.')).toBeVisible();
  await shootOn('desktop', staffPage, 'board');
  await shootOn('phone', staffPage, 'board', 'dark');

  await open(staffPage, '/staff/packing');
  await staffPage.setViewportSize({ width: 1280, height: 800 });
  for (const box of await staffPage.getByRole('listitem').getByRole('checkbox').all()) await box.check();
  await staffPage.getByRole('button', { name: 'Pick 2 orders' }).click();
  await staffPage.getByRole('list', { name: 'From the shelf' }).getByRole('checkbox').first().check();
  await shootOn('phone', staffPage, 'picking');
  await staffPage.getByRole('button', { name: `Missing?: ${joseph!.orderNumber}` }).click();
  await staffPage.getByRole('button', { name: /^Change: .*Dosa/ }).click();
  await expect(staffPage.getByText('The customer then pays', { exact: false })).toBeVisible();
  await shootOn('phone', staffPage, 'shorted');
  await staffPage.keyboard.press('Escape');
  await staffPage.keyboard.press('Escape');
  await staffPage.getByRole('link', { name: 'Packing slips' }).click();
  await expect(staffPage.getByRole('article', { name: joseph!.orderNumber })).toBeVisible();
  await shootOn('desktop', staffPage, 'slips');

  await open(staffPage, '/staff/new-order');
  await staffPage.getByLabel("Customer's mobile number").fill(joseph!.customer.mobileNumber);
  await staffPage.keyboard.press('Enter');
  for (const [text, name] of [
    ['thinai', /^Foxtail Millet/],
    ['ragi dosa', /^Ragi Dosa/],
  ] as const) {
    await staffPage.getByRole('combobox', { name: 'Add a product' }).fill(text);
    await staffPage.getByRole('option', { name }).first().click();
  }
  await expect(staffPage.getByRole('button', { name: /^Place the order: ₹/ })).toBeVisible();
  await shootOn('desktop', staffPage, 'phone-order');

  await open(staffPage, '/staff/rounds');
  // Those of another day are not ticked by themselves.
  for (const box of await staffPage.getByRole('checkbox', { name: /VY/ }).all()) await box.check();
  await staffPage.getByRole('combobox', { name: 'Rider' }).click();
  await staffPage.getByRole('option', { name: 'Mani' }).click();
  await staffPage.getByRole('button', { name: /^Plan a round/ }).click();
  await expect(staffPage.getByRole('article', { name: 'Round of Mani' })).toBeVisible();
  await shootOn('desktop', staffPage, 'rounds');

  const rider = await anotherDevice();
  await staffLogin(rider, shop, RIDER, '/ride');
  await rider.getByRole('button', { name: /^Picked up/ }).click();
  await expect(rider.getByText('0 of 3 done')).toBeVisible();
  await shootOn('phone', rider, 'ride');
  const { dialog } = await atTheDoor(rider, valli!.orderNumber);
  await dialog.getByText('Cash').click();
  await shootOn('phone', rider, 'door');

  const customer = await anotherDevice();
  await seedLogin(customer, valli!.customer);
  await open(customer, `/profile/order/track?id=${valli!.orderId}`);
  const code = customer.getByRole('region', { name: 'Code for the rider' });
  await code.scrollIntoViewIfNeeded();
  await shootOn('phone', customer, 'code');
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill((await code.innerText()).match(/^\d{4}$/m)![0]);
  await dialog.getByRole('button', { name: 'Delivered' }).click();
  await expect(rider.getByText('1 of 3 done')).toBeVisible();
  await open(staffPage, `/staff/orders/${valli!.orderNumber}`);
  await shootOn('desktop', staffPage, 'order');

  const office = await anotherDevice();
  await reportProblem(shop, delivered);
  await staffLogin(office, shop, ADMIN, '/complaints');
  await expect(office.getByRole('button', { name: 'Decide' })).toBeVisible();
  await shootOn('phone', office, 'complaints');
  await open(office, '/staff/slots');
  await expect(office.getByRole('button', { name: 'Add a time' })).toBeVisible();
  await shootOn('desktop', office, 'slots');
  await open(office, '/staff/money');
  await office.getByRole('button', { name: 'Receive cash: Mani' }).click();
  await office.getByRole('textbox', { name: 'Counted (₹)' }).fill('469');
  await shootOn('phone', office, 'handover');
  await office.keyboard.press('Escape');
  await office.getByRole('radio', { name: 'Day’s close' }).click();
  await shootOn('desktop', office, 'close');
});

// After the day, whose orders are in the figures and have invoices.
test('areas, CSV, selling and figures', async ({ page: office, shop }) => {
  await staffLogin(office, shop, ADMIN, '/products/csv');
  await office.locator('input[type="file"]').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(PRICES),
  });
  await office.getByRole('radio', { name: '2 faulty' }).click();
  await shootOn('phone', office, 'csv-faulty');
  await office.getByRole('radio', { name: '3 to save' }).click();
  await shootOn('desktop', office, 'csv');

  await open(office, '/staff/selling');
  await expect(office.getByRole('button', { name: 'Add a coupon' })).toBeVisible();
  await shootOn('phone', office, 'coupons');
  await open(office, '/staff/selling/offers');
  await expect(office.getByRole('button', { name: 'Add an offer' })).toBeVisible();
  await shootOn('phone', office, 'offers');
  await open(office, '/staff/areas');
  await shootOn('desktop', office, 'areas');
  await open(office, '/staff/figures');
  await shootOn('desktop', office, 'figures');
  await open(office, '/staff/invoices');
  await shootOn('desktop', office, 'invoices');
  await open(office, '/staff/guide');
  await shootOn('phone', office, 'guide');
});
