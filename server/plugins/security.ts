import helmet from '@fastify/helmet';
import type { Config } from '../config';
import type { App } from '../lib/area';
import { EARLY_TOUCHES_HASH } from '../pages/earlyTouches';
import { LATE_SCRIPTS_HASH } from '../pages/lateScripts';

const GOOGLE_MAPS = {
  scripts: ['https://maps.googleapis.com'],
  workers: ['blob:'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  images: [
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'https://*.googleapis.com',
    'https://*.ggpht.com',
  ],
};
const NOTHING = { scripts: [], workers: [], styles: [], fonts: [], images: [] };

type PolicyConfig = Pick<Config, 'publicUrl' | 'maps'>;

/**
 * The content security policy of a page whose scripts and styles carry this nonce, but for styles with these hashes (as the policy writes
 * them), the script that puts the others in, and the one that remembers what is pressed before.
 */
export type PagePolicy = (nonce: string, styleHashes: string) => string;

/** Security headers that fit the shop: its own scripts, map tiles of the configured server, nothing else from outside. */
export async function registerSecurity(app: App, config: PolicyConfig): Promise<void> {
  await app.register(helmet, {
    // Helmet would put it together anew for each answer.
    contentSecurityPolicy: false,
    hsts: isHttps(config),
    crossOriginEmbedderPolicy: false,
    // Tile servers such as OpenStreetMap's refuse pages that don't say where they are.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const policy = policyOf(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('permissions-policy', 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()');
  });
}

/** The policy of the shop's pages: only files of ours, and elements that carry the answer's own nonce or are known, are run or give styles. */
export function createPagePolicy(config: PolicyConfig): PagePolicy {
  const ownNonce = `'nonce-${NONCE}'`;
  const policy = policyOf(config, {
    scripts: [ownNonce, EARLY_TOUCHES_HASH, LATE_SCRIPTS_HASH],
    styles: [ownNonce, HASHES],
  });
  return (nonce, styleHashes) => policy.replaceAll(NONCE, nonce).replace(HASHES, styleHashes);
}

const NONCE = '{nonce}';
const HASHES = '{hashes}';

const isHttps = ({ publicUrl }: PolicyConfig): boolean => publicUrl.startsWith('https:');

/** As the header says it. @param inlined what else than files of ours may be run or give styles */
function policyOf(config: PolicyConfig, inlined: { scripts: string[]; styles: string[] } = NOTHING): string {
  const { maps } = config;
  const google = maps.googleKey === undefined ? NOTHING : GOOGLE_MAPS;
  const directives: Record<string, string[]> = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlined.scripts, ...google.scripts],
    styleSrc: ["'self'", ...inlined.styles, ...google.styles],
    // Material UI writes some measures into elements' own style attributes, on the server too. They run nothing.
    styleSrcAttr: ["'unsafe-inline'"],
    fontSrc: ["'self'", 'data:', ...google.fonts],
    imgSrc: ["'self'", 'data:', 'blob:', tileSource(maps.tileUrl), ...google.images],
    connectSrc: ["'self'", ...google.scripts],
    // Google's maps make theirs out of a blob.
    workerSrc: ["'self'", ...google.workers],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps(config) ? { upgradeInsecureRequests: [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example`. */
function tileSource(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replace('{s}', 's'));
  return `${protocol}//${tileUrl.includes('//{s}.') ? host.replace(/^s\./, '*.') : host}`;
}
