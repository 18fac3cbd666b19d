import helmet from '@fastify/helmet';
import type { Config } from '../config';
import type { App } from '../lib/area';

const GOOGLE_MAPS = {
  scripts: ['https://maps.googleapis.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  images: [
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'https://*.googleapis.com',
    'https://*.ggpht.com',
  ],
};
const NOTHING = { scripts: [], styles: [], fonts: [], images: [] };

/** Security headers that fit the shop: its own scripts, map tiles of the configured server, nothing else from outside. */
export async function registerSecurity(
  app: App,
  { publicUrl, maps }: Pick<Config, 'publicUrl' | 'maps'>,
): Promise<void> {
  const https = publicUrl.startsWith('https:');
  const google = maps.googleKey === undefined ? NOTHING : GOOGLE_MAPS;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google.scripts],
        // MUI writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'", ...google.styles],
        fontSrc: ["'self'", 'data:', ...google.fonts],
        imgSrc: ["'self'", 'data:', 'blob:', tileSource(maps.tileUrl), ...google.images],
        connectSrc: ["'self'", ...google.scripts],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https,
    crossOriginEmbedderPolicy: false,
    // Tile servers such as OpenStreetMap's refuse pages that don't say where they are.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()');
  });
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example`. */
function tileSource(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replace('{s}', 's'));
  return `${protocol}//${tileUrl.includes('//{s}.') ? host.replace(/^s\./, '*.') : host}`;
}
