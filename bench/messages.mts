// `npm run bench:messages`: whether everybody hears once what the shop tells them, by providers that lie, while servers
// are killed. `-- --small` is a short form. It fails where a message is lost, doubled or refused twice.
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Carrier } from '../contract/messageConstants';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt, root } from '../scripts/prepare.mjs';
import { NO_TIMEOUTS, openPostgres } from '../server/db/postgres';
import { inTransaction } from '../server/db/transaction';
import type { AppDeps } from '../server/deps';
import { systemClock } from '../server/lib/clock';
import { hashToken, keyedHash } from '../server/lib/secrets';
import { createNotifier } from '../server/modules/messaging/notifier';
import { msg91Account } from '../server/testing/fakeProviders/msg91';
import { razorpayAccount, RAZORPAY_WEBHOOK_SECRETS, startRazorpay } from '../server/testing/fakeProviders/razorpay';
import { twilioAccount } from '../server/testing/fakeProviders/twilio';
import { whatsAppAccount } from '../server/testing/fakeProviders/whatsapp';
import { call } from './calls.mjs';
import { machine, table } from './report.mjs';
import { startShop, type Shop } from './shop.mjs';
import { growHistory } from './support/growth.mjs';
import { numberOf, startLyingProviders, type Asked, type LyingProviders } from './support/lyingProviders.mjs';

const isSmall = process.argv.includes('--small');
const MESSAGES = isSmall ? 300 : 10_000;
const KILLS = isSmall ? 3 : 20;
/** Told while SMS hangs. */
const HUNG = isSmall ? 30 : 150;
const REFUNDS = 5;
const SERVERS = 2;
const BATCH = 500;
const POLL_MS = 250;
const SMS: readonly Carrier[] = ['msg91', 'twilio'];
const CHANNELS = ['SMS', 'WHATSAPP', 'EMAIL'] as const;
const LANGUAGES = ['en', 'ta', 'hi'];

/** In turns over the channels, and over the languages. */
async function makePeople(client: pg.Client, from: number, count: number): Promise<void> {
  const base = `told-base-${from}`;
  const person = (sql: string) => `${sql} FROM generate_series(${from}, ${from + count - 1}) AS n`;
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO customers (id, mobile_number, name, email_id) VALUES ($1, ${9_900_000_000 + from}, 'Valli', '')`,
    [base],
  );
  await growHistory(client, base, count);
  const insert = 'INSERT INTO customers (id, mobile_number, name, email_id)';
  await client.query(
    `${insert} ${person(`SELECT 'told-' || n, (${numberOf(0)} + n)::text, 'Kavitha', 'told-' || n || '@customer.example'`)}`,
  );
  await client.query(
    `INSERT INTO message_preferences (customer_id, message_group, channel)
     ${person(`SELECT 'told-' || n, 'NEEDED', (ARRAY['SMS', 'WHATSAPP', 'EMAIL'])[1 + n % 3]`)}`,
  );
  await client.query(
    `INSERT INTO whatsapp_consents (id, customer_id, mobile_number, is_given, source, wording, language)
     ${person(`SELECT 'told-' || n, 'told-' || n, (${numberOf(0)} + n)::text, true, 'PROFILE', 'yes', 'en'`)}`,
  );
  await client.query(
    `${person(`UPDATE orders SET customer_id = 'told-' || n, language = (ARRAY['en', 'ta', 'hi'])[1 + n / 3 % 3]`)}
     WHERE orders.id = 'bench-${base}-' || (n - ${from} + 1)`,
  );
  await client.query('RESET session_replication_role');
}

/** As a change of many orders does, from another process of the shop. */
async function tell(client: pg.Client, databaseUrl: string, from: number, count: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM orders WHERE customer_id = ANY($1) ORDER BY substring(customer_id FROM 6)::int',
    [Array.from({ length: count }, (_, at) => `told-${from + at}`)],
  );
  const database = await openPostgres({ url: databaseUrl, poolSize: 1, root, timeouts: NO_TIMEOUTS });
  // Only what is set up matters for telling.
  const deps = { clock: systemClock, messageProviders: { whatsApp: {}, mail: {}, push: null } } as unknown as AppDeps;
  const { notifyAll } = createNotifier(deps);
  for (let at = 0; at < rows.length; at += BATCH) {
    const orderIds = rows.slice(at, at + BATCH).map(({ id }) => id);
    await inTransaction(database.db, (tx) =>
      notifyAll(tx, { kind: 'ORDER_CHANGED', orderIds, eventKey: `bench ${from}` }),
    );
  }
  await database.close();
}

/** Until nothing is left to send, but what waits for the morning, and no report is under way. */
async function hasEnded(client: pg.Client, { reports }: LyingProviders): Promise<void> {
  for (;;) {
    const isQuiet = reports.under === 0;
    const { rows } = await client.query<{ left: number }>(
      "SELECT count(*)::int AS left FROM outbox WHERE kind LIKE 'notify %' AND state = 'WAITING' AND next_at < now() + interval '1 hour'",
    );
    if (isQuiet && reports.under === 0 && rows[0]?.left === 0) return;
    await sleep(POLL_MS);
  }
}

/** From a carrier's first failure, or what it took back, to the next carrier's call, in ms. */
function longestFallback(calls: readonly Asked[]): number {
  let longestMs = 0;
  let failedAt = 0;
  calls.forEach(({ carrier, at, takenBackAt }, index) => {
    const isOther = carrier !== calls[index - 1]?.carrier;
    if (isOther && index > 0) longestMs = Math.max(longestMs, at - failedAt);
    if (isOther || takenBackAt !== undefined) failedAt = takenBackAt ?? at;
  });
  return longestMs;
}

/** What carriers and shop say of these people. */
async function verify(client: pg.Client, { asked }: LyingProviders, from: number, count: number) {
  const { rows } = await client.query<{ person: number; states: string[]; unknown: Carrier[] }>(
    `SELECT substring(n.customer_id FROM 6)::int AS person, array_agg(DISTINCT n.state) AS states,
       coalesce(array_agg(m.provider) FILTER (WHERE m.state = 'UNKNOWN'), '{}') AS unknown
     FROM notifications AS n LEFT JOIN messages AS m ON m.notification_id = n.id
     WHERE n.event_key LIKE 'bench ${from} %' GROUP BY 1`,
  );
  const found = new Map(rows.map((row) => [row.person, row]));
  const sum = { calls: 0, lost: 0, unknown: 0, doubled: 0, doubledUnknown: 0, refusedByAll: 0, refusedAgain: 0 };
  let longestMs = 0;
  for (let person = from; person < from + count; person += 1) {
    const calls = asked.get(person) ?? [];
    const { states = [], unknown = [] } = found.get(person) ?? {};
    const isIn = ({ isTaken, takenBackAt }: Asked) => isTaken && takenBackAt === undefined;
    const isOut = (each: Asked) => each.isRefused || each.takenBackAt !== undefined;
    /** How many of a carrier's calls the shop knows the end of. */
    const known = (carrier: Carrier, is: (each: Asked) => boolean) => {
      const all = calls.filter((each) => each.carrier === carrier && is(each)).length;
      return Math.max(0, all - unknown.filter((each) => each === carrier).length);
    };
    const carriers = [...new Set(calls.map(({ carrier }) => carrier))];
    const taken = calls.filter(isIn).length;
    const sumBefore = sum.lost + sum.doubled + sum.refusedAgain;
    const isRefusedByAll = SMS.every((carrier) => calls.some((each) => each.carrier === carrier && isOut(each)));
    sum.calls += calls.length;
    if (taken === 0 && isRefusedByAll) sum.refusedByAll += 1;
    else if (taken === 0 && states.includes('UNKNOWN')) sum.unknown += 1;
    else if (taken === 0) sum.lost += 1;
    if (carriers.reduce((all, carrier) => all + known(carrier, isIn), 0) > 1) sum.doubled += 1;
    else if (taken > 1) sum.doubledUnknown += 1;
    if (carriers.some((carrier) => known(carrier, ({ isRefused }) => isRefused) > 1)) sum.refusedAgain += 1;
    if (sum.lost + sum.doubled + sum.refusedAgain > sumBefore)
      console.log(`not as promised, person ${person}:`, JSON.stringify({ states, unknown, calls }));
    longestMs = Math.max(longestMs, longestFallback(calls));
  }
  const { rows: dead } = await client.query<{ dead: number }>(
    "SELECT count(*)::int AS dead FROM outbox WHERE state = 'DEAD'",
  );
  sum.lost += dead[0]?.dead ?? 0;
  return { ...sum, longestMs };
}

/** Pays orders, and cancels them while SMS hangs. @returns the longest time until a refund is asked for, in seconds */
async function timeRefunds(
  { shop, client, razorpay }: { shop: Shop; client: pg.Client; razorpay: Awaited<ReturnType<typeof startRazorpay>> },
  hang: () => Promise<void>,
): Promise<number> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    "INSERT INTO customers (id, mobile_number, name, email_id) VALUES ('payer', '9800000000', 'Meena', 'meena@customer.example')",
  );
  await client.query(
    "INSERT INTO auth_tokens (token_hash, customer_id, expires_at) VALUES ($1, 'payer', now() + interval '1 day')",
    [hashToken(token)],
  );
  const ask = async (path: string, options: object = {}) => {
    const response = await call(shop, path, { token, ...options });
    if (response.status !== 200) throw new Error(`${path}: ${response.message}`);
    return response.data;
  };
  const location = { type: 'Point', coordinates: [76.9558, 11.0168] };
  const address = { street: '12 Cross Cut Road', landmark: 'Bus stand', type: 1, location };
  const addressId = (await ask('/address/create', { body: address })).currentAddress._id;
  const items = [{ _id: 'rc-mapp-1000', quantity: 2 }];
  const orderIds: string[] = [];
  for (let at = 0; at < REFUNDS; at += 1) {
    const bill = await ask('/order/cart', { body: { items } });
    const order = { items, addressId, expectedTotal: bill.totalPaise, slotId: bill.slots?.[at]?._id };
    const placed = await ask('/order/create', { body: order, key: `bench-refund-${at}` });
    const link = `plink_${placed.payment.pageUrl.split('/').at(-1)}`;
    for (const { body, headers } of razorpay.messagesOf(razorpay.pay(link)))
      await fetch(`${shop.url}/api/web/payment/webhook/razorpay`, { method: 'POST', body, headers });
    orderIds.push(placed.orderId);
  }
  await hang();
  let startedAt = 0;
  razorpay.fault = ({ path }) => {
    if (path.endsWith('/refund')) startedAt = performance.now();
    return undefined;
  };
  let longestMs = 0;
  for (const orderId of orderIds) {
    startedAt = 0;
    const began = performance.now();
    await ask(`/order/cancel/${orderId}`);
    while (startedAt === 0) await sleep(10);
    longestMs = Math.max(longestMs, startedAt - began);
  }
  return longestMs / 1000;
}

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true });
const client = new pg.Client({ connectionString: cluster.url });
const servers: Shop[] = [];
const razorpay = await startRazorpay();
const providers = await startLyingProviders(async (path, init) => {
  const server = servers[randomInt(SERVERS)];
  return fetch(`${server?.url}${path}`, init).then(
    ({ status }) => {
      if (status === 400 || status === 401 || status === 404) throw new Error(`a report was refused: ${status}`);
      return status === 200;
    },
    () => false,
  );
});
const secretKey = randomBytes(32).toString('hex');
providers.reports.secrets.msg91 = keyedHash(secretKey, 'msg91-webhook', '').slice(0, 32);
const accounts = {
  msg91: msg91Account(providers.msg91.url),
  twilio: twilioAccount(providers.twilio.url),
  whatsapp: whatsAppAccount(providers.whatsapp.url),
  mail: providers.smtp.account,
  razorpay: razorpayAccount(razorpay.url),
};
const env: Record<string, string> = {
  DATABASE_URL: cluster.url,
  DEMO: 'true',
  SECRET_KEY: secretKey,
  PUBLIC_URL: 'https://vayal.example',
  LOG_LEVEL: 'silent',
  REQUEST_CAP_PER_CALLER_MINUTE: '100000000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  SMS_PROVIDER: 'msg91',
  SMS_FALLBACK: 'twilio',
  MSG91_URL: accounts.msg91.url,
  MSG91_AUTH_KEY: accounts.msg91.authKey,
  TWILIO_URL: accounts.twilio.url,
  TWILIO_ACCOUNT_SID: accounts.twilio.accountSid,
  TWILIO_AUTH_TOKEN: accounts.twilio.authToken,
  TWILIO_FROM: accounts.twilio.from,
  WHATSAPP_URL: accounts.whatsapp.url,
  WHATSAPP_PHONE_NUMBER_ID: accounts.whatsapp.phoneNumberId,
  WHATSAPP_TOKEN: accounts.whatsapp.token,
  WHATSAPP_APP_SECRET: accounts.whatsapp.appSecrets[0] ?? '',
  WHATSAPP_APP_SECRET_PREVIOUS: accounts.whatsapp.appSecrets[1] ?? '',
  WHATSAPP_VERIFY_TOKEN: accounts.whatsapp.verifyToken,
  SMTP_HOST: accounts.mail.host,
  SMTP_PORT: String(accounts.mail.port),
  SMTP_USER: accounts.mail.login?.user ?? '',
  SMTP_PASSWORD: accounts.mail.login?.pass ?? '',
  MAIL_FROM: accounts.mail.from.address,
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_URL: accounts.razorpay.url,
  RAZORPAY_KEY_ID: accounts.razorpay.keyId,
  RAZORPAY_KEY_SECRET: accounts.razorpay.keySecret,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_WEBHOOK_SECRETS[0],
};

/** Kills a server at random once so many calls were made, and starts another in its place. */
async function killAt(points: readonly number[]): Promise<void> {
  const made = () => [...providers.asked.values()].reduce((all, calls) => all + calls.length, 0);
  const before = made();
  for (const point of points) {
    while (made() - before < point) await sleep(20);
    await sleep(randomInt(POLL_MS));
    const which = randomInt(SERVERS);
    servers[which]?.kill();
    await servers[which]?.end();
    servers[which] = await startShop({ env });
  }
}

try {
  for (let at = 0; at < SERVERS; at += 1) servers.push(await startShop({ env }));
  await client.connect();
  for (const provider of ['msg91', 'whatsapp'])
    await client.query(
      `INSERT INTO message_templates (kind, provider, language, template_id)
       SELECT 'ORDER_CHANGED', $1, language, 'template_' || language FROM unnest($2::text[]) AS language`,
      [provider, LANGUAGES],
    );
  const phases = [
    { what: 'while SMS hangs at first', from: 0, count: HUNG, kills: 0 },
    { what: 'servers live', from: HUNG, count: MESSAGES, kills: 0 },
    { what: `${KILLS} × kill -9`, from: HUNG + MESSAGES, count: MESSAGES, kills: KILLS },
  ];
  for (const { from, count } of phases) await makePeople(client, from, count);

  const rows = [];
  let refundSeconds = 0;
  for (const { what, from, count, kills } of phases) {
    const began = performance.now();
    if (from === 0)
      refundSeconds = await timeRefunds({ shop: servers[0]!, client, razorpay }, async () => {
        providers.settings.isSmsHanging = true;
        await tell(client, cluster.url, from, count);
        while (providers.asked.size < count / CHANNELS.length / 3) await sleep(POLL_MS);
      });
    else await tell(client, cluster.url, from, count);
    providers.settings.isSmsHanging = false;
    const points = Array.from({ length: kills }, () => randomInt(count)).sort((one, other) => one - other);
    await killAt(points);
    await hasEnded(client, providers);
    const { longestMs, ...sum } = await verify(client, providers, from, count);
    rows.push({
      what,
      messages: count,
      s: Math.round((performance.now() - began) / 1000),
      calls: sum.calls,
      lost: sum.lost,
      doubled: sum.doubled,
      'refused again': sum.refusedAgain,
      'doubled, marked unknown': sum.doubledUnknown,
      'not sent, marked unknown': sum.unknown,
      'refused by all': sum.refusedByAll,
      'longest fallback s': (longestMs / 1000).toFixed(1),
    });
    console.log(rows.at(-1));
    if (sum.lost + sum.doubled + sum.refusedAgain > 0) process.exitCode = 1;
  }
  console.log(`\n${table(rows)}\n\nA refund starts within ${refundSeconds.toFixed(1)} s while SMS hangs.`);
} finally {
  await Promise.all(servers.map((server) => server.end()));
  await client.end();
  await Promise.all([providers.close(), razorpay.close()]);
  await cluster.stop();
}
