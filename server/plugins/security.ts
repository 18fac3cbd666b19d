import helmet from '@fastify/helmet';
import type { Config } from '../config';
import type { App } from '../lib/area';

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

/** The content security policy of a page whose scripts and styles carry this nonce. */
export type PagePolicy = (nonce: string) => string;

/** Security headers that fit the shop: its own scripts, map tiles of the configured server, nothing else from outside. */
export async function registerSecurity(app: App, config: PolicyConfig): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(config, []) },
    hsts: https,
    crossOriginEmbedderPolicy: false,
    // Tile servers such as OpenStreetMap's refuse pages that don't say where they are.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()');
  });
}

/** The policy of the shop's pages: only files of ours, and elements that carry the answer's own nonce, are run or give styles. */
export function createPagePolicy(config: PolicyConfig): PagePolicy {
  const [before = '', ...after] = Object.entries(policyOf(config, [`'nonce-${PLACE}'`]))
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';')
    .split(PLACE);
  return (nonce) => [before, ...after].join(nonce);
}

const PLACE = '{nonce}';

function policyOf({ publicUrl, maps }: PolicyConfig, inline: string[]) {
  const google = maps.googleKey === undefined ? NOTHING : GOOGLE_MAPS;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline, ...google.scripts],
    styleSrc: ["'self'", ...inline, ...google.styles],
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
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example`. */
function tileSource(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replace('{s}', 's'));
  return `${protocol}//${tileUrl.includes('//{s}.') ? host.replace(/^s\./, '*.') : host}`;
}
