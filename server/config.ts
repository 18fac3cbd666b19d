import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readBackups, readPhotosIn } from './backupConfig';
import { withOnceSettings } from './lib/onceSettings';
import { StartProblem } from './lib/problem';
import { SettingsReader } from './lib/settings';
import { readMessageProviders } from './messageConfig';
import { readPaymentLifetime, readPaymentProvider } from './paymentConfig';
import { PAYEE_ADDRESS, SANDBOX_PAYEE_ADDRESS } from './ports/payment/upiUrl';

/** Described in docs/settings.md. */
export type Config = ReturnType<typeof readConfig>;

const DEFAULT_TILE_URL = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const MAX_PROCESSES = 64;
const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];
const ONE_LAKH_RUPEES_IN_PAISE = 1_00_000_00;

/** @throws StartProblem with one line per bad value */
export function readConfig(env: Record<string, string | undefined>, root: string) {
  const read = new SettingsReader(withOnceSettings(env));
  const port = read.wholeNumber('PORT', { fallback: 3000, min: 0, max: 65_535 });
  const databaseUrl = read.url('DATABASE_URL', DATABASE_PROTOCOLS);
  // A database server may have real customers, and a demo reveals login codes.
  const demo = read.flag('DEMO', databaseUrl === undefined);

  const paymentProvider = readPaymentProvider(read);
  const payee = readPayee(read, demo);
  const messages = readMessageProviders(read);

  const config = {
    root,
    production: env.NODE_ENV === 'production',
    /** A login response may contain the code. */
    demo,
    /** Simulations accepted outside a demo. */
    allow: {
      sandboxPayments: read.flag('ALLOW_SANDBOX_PAYMENTS', false),
      consoleSms: read.flag('ALLOW_CONSOLE_SMS', false),
      demoSeed: read.flag('ALLOW_DEMO_SEED', false),
    },
    port,
    // A demo logs anyone in as anyone.
    host: read.text('HOST') ?? '127.0.0.1',
    /** It has no trailing slash. */
    publicUrl: (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    /** Hashed files are loaded from it: '' is the shop itself, otherwise the origin of a CDN. */
    assetsUrl: readAssetsUrl(read),
    trustProxy: readTrustProxy(read),
    /** Port 0 serves none. It has no login, so only Prometheus may reach it. */
    metrics: {
      port: read.wholeNumber('METRICS_PORT', { fallback: 0, min: 0, max: 65_535 }),
      host: read.text('METRICS_HOST') ?? '127.0.0.1',
    },
    // Log lines would hide a demo's codes.
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, demo ? 'warn' : 'info'),
    dataDir: resolve(root, read.text('DATA_DIR') ?? 'data'),
    database: {
      url: databaseUrl,
      /** It bypasses a pooler such as PgBouncer, which is then behind `url`. */
      directUrl: readDirectUrl(read, databaseUrl),
      poolSize: read.wholeNumber('DATABASE_POOL_SIZE', { fallback: 10, min: 1, max: 200 }),
      /** Changes of other processes may be seen this late. */
      cachePollMs: read.wholeNumber('CACHE_POLL_MS', { fallback: 500, min: 0, max: 10_000 }),
    },
    /** On this machine. */
    processes: readProcesses(read, databaseUrl),
    /** Without one, a random key in the data folder is used. */
    secretKey: read.secret('SECRET_KEY', 32),
    /** Still verifies, during a rotation. */
    previousSecretKey: read.secret('SECRET_KEY_PREVIOUS', 32),
    backup: readBackups(read),
    /** A folder of a bucket; the database without it. */
    photosIn: readPhotosIn(read),
    otp: {
      length: read.wholeNumber('OTP_LENGTH', { fallback: 4, min: 4, max: 8 }),
      ttlSeconds: read.wholeNumber('OTP_TTL_SECONDS', { fallback: 300, min: 30, max: 3600 }),
      resendSeconds: read.wholeNumber('OTP_RESEND_SECONDS', { fallback: 30, min: 0, max: 3600 }),
      maxWrongTries: read.wholeNumber('OTP_MAX_WRONG_TRIES', { fallback: 5, min: 1, max: 20 }),
      capPerNumberHour: read.wholeNumber('OTP_CAP_PER_NUMBER_HOUR', { fallback: 5, min: 1, max: 1_000 }),
      /** Counts every call. IPv6 networks of /56 and /48 have 4 and 16 times the cap. */
      capPerCallerHour: read.wholeNumber('OTP_CAP_PER_CALLER_HOUR', { fallback: 60, min: 1, max: 1_000_000 }),
      /** It counts numbers that share their first six digits. */
      capPerPrefixHour: read.wholeNumber('OTP_CAP_PER_PREFIX_HOUR', { fallback: 60, min: 1, max: 1_000_000 }),
      capTotalHour: read.wholeNumber('OTP_CAP_TOTAL_HOUR', { fallback: 2_000, min: 1, max: 10_000_000 }),
      /** ADR 24 states the remaining risk. */
      wrongPerNumberDay: read.wholeNumber('OTP_WRONG_PER_NUMBER_DAY', { fallback: 15, min: 1, max: 10_000 }),
      wrongPerCallerHour: read.wholeNumber('OTP_WRONG_PER_CALLER_HOUR', { fallback: 10, min: 1, max: 100_000 }),
      wrongTotalHour: read.wholeNumber('OTP_WRONG_TOTAL_HOUR', { fallback: 40, min: 1, max: 1_000_000 }),
    },
    enquiries: {
      capPerCallerHour: read.wholeNumber('ENQUIRY_CAP_PER_CALLER_HOUR', { fallback: 10, min: 1, max: 100_000 }),
      capTotalHour: read.wholeNumber('ENQUIRY_CAP_TOTAL_HOUR', { fallback: 300, min: 1, max: 1_000_000 }),
    },
    /** Limits the stock that unpaid orders hold. */
    orders: {
      maxUnpaid: read.wholeNumber('ORDERS_UNPAID_PER_CUSTOMER', { fallback: 3, min: 1, max: 1_000 }),
      maxUnpaidPaise: read.wholeNumber('UNPAID_PAISE_PER_CUSTOMER', {
        fallback: 2_500_000,
        min: 10_000,
        max: 1_000_000_000,
      }),
      maxUnitsPerPack: read.wholeNumber('ORDER_UNITS_PER_PACK', { fallback: 24, min: 1, max: 99 }),
      maxHeldPerPack: read.wholeNumber('UNPAID_UNITS_PER_PACK', { fallback: 24, min: 1, max: 10_000 }),
    },
    /** Limits are per process. Carriers share IP addresses among thousands of people. */
    limits: {
      requestsPerCallerMinute: read.wholeNumber('REQUEST_CAP_PER_CALLER_MINUTE', {
        fallback: 30_000,
        min: 1,
        max: 100_000_000,
      }),
      searchesPerCallerMinute: read.wholeNumber('SEARCH_CAP_PER_CALLER_MINUTE', {
        fallback: 1_200,
        min: 1,
        max: 10_000_000,
      }),
      maxConnections: read.wholeNumber('MAX_CONNECTIONS', { fallback: 4_000, min: 10, max: 100_000 }),
      /** For the headers, the whole request, and a connection's next byte. */
      headersTimeoutSeconds: read.wholeNumber('HEADERS_TIMEOUT_SECONDS', { fallback: 20, min: 1, max: 600 }),
      requestTimeoutSeconds: read.wholeNumber('REQUEST_TIMEOUT_SECONDS', { fallback: 60, min: 1, max: 600 }),
      idleTimeoutSeconds: read.wholeNumber('IDLE_TIMEOUT_SECONDS', { fallback: 75, min: 1, max: 600 }),
      /** API calls above it are rejected; 0 disables. */
      maxEventLoopDelayMs: read.wholeNumber('MAX_EVENT_LOOP_DELAY_MS', { fallback: 1_000, min: 0, max: 60_000 }),
    },
    /** A proxy sends new requests elsewhere before the server stops. */
    drainSeconds: read.wholeNumber('DRAIN_SECONDS', { fallback: demo ? 0 : 5, min: 0, max: 300 }),
    tokenTtlDays: read.wholeNumber('TOKEN_TTL_DAYS', { fallback: 30, min: 1, max: 365 }),
    /** However often it is used. */
    tokenMaxDays: read.wholeNumber('TOKEN_MAX_DAYS', { fallback: 180, min: 1, max: 3_650 }),
    /** Indian numbers begin with 6 to 9; the specification requires only ten digits (§5). */
    mobileFirstDigitStrict: read.flag('MOBILE_FIRST_DIGIT_STRICT', false),
    /** Without one, security events go to the log. */
    securityLogFile: readFile(read, root, 'SECURITY_LOG'),
    messages,
    payment: {
      ...paymentProvider,
      /** For provider `upi` and QR codes at the door, unless the shop's settings name one. */
      payee,
      expirySeconds: readPaymentLifetime(read, paymentProvider),
      upiLimitPaise: read.wholeNumber('UPI_PAYMENT_LIMIT_PAISE', {
        fallback: ONE_LAKH_RUPEES_IN_PAISE,
        min: 100,
        max: 2_000_000_000,
      }),
      /** Without one, it is derived from the secret key. */
      sandboxWebhookSecret: read.secret('SANDBOX_WEBHOOK_SECRET', 16),
    },
    maps: {
      /** Without a key, maps use Leaflet. */
      googleKey: read.text('GOOGLE_MAPS_KEY'),
      tileUrl: readTileUrl(read),
      tileAttribution: read.text('TILE_ATTRIBUTION') ?? '© OpenStreetMap contributors',
    },
  };

  // Those of other providers were not read.
  read.rejectMistyped();
  if (read.problems.length > 0) {
    throw new StartProblem(['The settings need a correction before Vayal can start:', ...read.problems]);
  }
  return config;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Returns null if plain UPI is not set up. */
function readPayee(read: SettingsReader, demo: boolean): { address: string; name: string | undefined } | null {
  const address = read.parse(
    'UPI_PAYEE_ADDRESS',
    demo ? SANDBOX_PAYEE_ADDRESS : '',
    'a UPI address such as shop@bank',
    (given) => (PAYEE_ADDRESS.test(given) ? given : undefined),
  );
  const name = read.text('UPI_PAYEE_NAME');
  return address === '' ? null : { address, name };
}

function readDirectUrl(read: SettingsReader, databaseUrl: string | undefined): string | undefined {
  const directUrl = read.url('DATABASE_DIRECT_URL', DATABASE_PROTOCOLS);
  if (directUrl !== undefined && databaseUrl === undefined) {
    read.problems.push('DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the pooler in front of it.');
  }
  return directUrl;
}

function readProcesses(read: SettingsReader, databaseUrl: string | undefined): number {
  const allowed = `a whole number from 1 to ${MAX_PROCESSES}, or auto for one per processor core`;
  const processes = read.parse('PROCESSES', 1, allowed, (given) => {
    const count = given === 'auto' ? Math.min(availableParallelism(), MAX_PROCESSES) : Number(given);
    return Number.isInteger(count) && count >= 1 && count <= MAX_PROCESSES ? count : undefined;
  });
  if (processes > 1 && databaseUrl === undefined) {
    read.problems.push(
      `PROCESSES is ${processes}, which needs PostgreSQL: set DATABASE_URL. PGlite's data can be open in one process only.`,
    );
  }
  return processes;
}

function readAssetsUrl(read: SettingsReader): string {
  const isSecure = read.text('PUBLIC_URL')?.startsWith('https:') === true;
  const protocols = isSecure ? /^https:/ : /^https?:/;
  const allowed = isSecure
    ? 'https:// and a host such as https://cdn.example, without a path: pages of an https PUBLIC_URL load nothing else'
    : 'https:// and a host such as https://cdn.example, without a path';
  return read.parse('ASSETS_URL', '', allowed, (given) => {
    const origin = URL.canParse(given) ? new URL(given).origin : '';
    return protocols.test(origin) && given.toLowerCase().replace(/\/$/, '') === origin ? origin : undefined;
  });
}

function readFile(read: SettingsReader, root: string, name: string): string | undefined {
  const path = read.text(name);
  return path === undefined ? undefined : resolve(root, path);
}

function readTileUrl(read: SettingsReader): string {
  const allowed = 'an http(s) address with {z}, {x} and {y} in it';
  return read.parse('TILE_URL', DEFAULT_TILE_URL, allowed, (given) =>
    /^https?:\/\//.test(given) &&
    URL.canParse(given.replace('{s}', 's')) &&
    ['{z}', '{x}', '{y}'].every((part) => given.includes(part))
      ? given
      : undefined,
  );
}

/** These are bits. Larger networks would make proxies of callers, who could forge their IP address. */
const MIN_PREFIX = { 4: 8, 6: 7 };

/** False, the number of proxies in front, or their networks. */
function readTrustProxy(read: SettingsReader): false | number | string[] {
  return read.parse<false | number | string[]>(
    'TRUST_PROXY',
    false,
    'false, the number of proxies in front (1 to 10) or their networks such as 10.0.0.0/8,loopback, never true: callers could then forge their address',
    (given) => {
      if (given === 'false') return false;
      if (/^\d+$/.test(given)) return Number(given) >= 1 && Number(given) <= 10 ? Number(given) : undefined;
      const networks = given.split(',').map((network) => network.trim());
      return networks.every(isNetwork) ? networks : undefined;
    },
  );
}

function isNetwork(network: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(network)) return true;
  const [address = '', prefix, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const [min, max] = version === 4 ? [MIN_PREFIX[4], 32] : [MIN_PREFIX[6], 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= min && Number(prefix) <= max;
}
