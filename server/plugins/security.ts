import helmet from '@fastify/helmet';
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

type SecurityConfig = Pick<Config, 'publicUrl' | 'maps'>;

export async function registerSecurity(app: App, config: SecurityConfig): Promise<void> {
  await app.register(helmet, {
    // Helmet would build it per response.
    contentSecurityPolicy: false,
    hsts: isHttps(config),
    crossOriginEmbedderPolicy: false,
    // Tile servers such as OpenStreetMap's need a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', async ({ url }, reply) => {
    // The staff area scans order numbers.
    const camera = /^\/staff(?![^/?])/.test(url) ? 'camera=(self)' : 'camera=()';
    reply
      .header('content-security-policy', policy)
      .header('permissions-policy', `geolocation=(self), otp-credentials=(self), ${camera}, microphone=()`);
  });
}

const isHttps = ({ publicUrl }: SecurityConfig): boolean => publicUrl.startsWith('https:');

function contentSecurityPolicy(config: SecurityConfig): string {
  const { maps } = config;
  const google = maps.googleKey === undefined ? NO_SOURCES : GOOGLE_MAPS;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...google.scripts],
    // Emotion and notistack insert style elements, Material UI style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...google.styles],
    'font-src': ["'self'", 'data:', ...google.fonts],
    'img-src': ["'self'", 'data:', 'blob:', tileSource(maps.tileUrl), ...google.images],
    'connect-src': ["'self'", ...google.scripts],
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
