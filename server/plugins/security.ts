import type { Config } from '../config';
import type { App } from '../lib/area';
import { inlineScriptHashes } from '../pages/inlineScripts';

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
const NO_SOURCES = { scripts: [], workers: [], styles: [], fonts: [], images: [] };

type SecurityConfig = Pick<Config, 'publicUrl' | 'assetsUrl' | 'maps'>;

/** Built once: Helmet, whose defaults these are, builds its middleware again for each response. */
export function registerSecurity(app: App, config: SecurityConfig): void {
  const shared = {
    'content-security-policy': contentSecurityPolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Tile servers such as OpenStreetMap's need a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const withPermissions = (camera: string) => ({
    ...shared,
    'permissions-policy': `geolocation=(self), otp-credentials=(self), camera=${camera}, microphone=()`,
  });
  // The staff area scans order numbers.
  const [ofShop, ofStaffArea] = [withPermissions('()'), withPermissions('(self)')];
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(/^\/staff(?![^/?])/.test(url) ? ofStaffArea : ofShop);
    done();
  });
}

const isHttps = ({ publicUrl }: SecurityConfig): boolean => publicUrl.startsWith('https:');

function contentSecurityPolicy(config: SecurityConfig): string {
  const { maps, assetsUrl } = config;
  const files = assetsUrl === '' ? ["'self'"] : ["'self'", assetsUrl];
  const google = maps.googleKey === undefined ? NO_SOURCES : GOOGLE_MAPS;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [...files, ...inlineScriptHashes, ...google.scripts],
    // Emotion and notistack insert style elements, Material UI style attributes.
    'style-src': [...files, "'unsafe-inline'", ...google.styles],
    'font-src': [...files, 'data:', ...google.fonts],
    'img-src': [...files, 'data:', 'blob:', tileSource(maps.tileUrl), ...google.images],
    // Service workers fetch files for their caches.
    'connect-src': [...files, ...google.scripts],
    // Google Maps creates its workers from a blob.
    'worker-src': ["'self'", ...google.workers],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(config) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` becomes `https://*.tiles.example`. */
function tileSource(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replace('{s}', 's'));
  return `${protocol}//${tileUrl.includes('//{s}.') ? host.replace(/^s\./, '*.') : host}`;
}
